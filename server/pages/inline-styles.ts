import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a style sheet, and its hash for a content-security policy. */
export interface Sheet {
  text: string;
  hash: string;
}

/** A build's style sheets by the addresses in the pages' links. */
export type Sheets = ReadonlyMap<string, Sheet>;

export function readSheets(root: string): Sheets {
  const names = globSync('assets/*.css', { cwd: root });
  return new Map(
    names.map((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      return [`/${name.split(path.sep).join('/')}`, { text, hash }];
    }),
  );
}

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Writes the style sheets of a page into it, so that its first paint waits for no other request. Each link stays, since
 * React looks for it when it hydrates, but with a type that no browser loads. (`disabled` isn't enough: Chromium's
 * preload scanner still loaded disabled style sheets in version 150.)
 */
export function inlineStyles(
  html: string,
  sheets: Sheets,
): { html: string; styleHashes: string[] } {
  const hashes = new Set<string>();
  const inlined = html.replaceAll(LINK, (link, href) => {
    const sheet = sheets.get(href);
    if (!sheet) return link;
    hashes.add(sheet.hash);
    return `<style>${sheet.text}</style>${link.replace('/>', ' type="text/plain"/>')}`;
  });
  return { html: inlined, styleHashes: [...hashes] };
}
