import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How React Router writes the manifest. */
const MANIFEST = /^window\.__reactRouterManifest=(.*);$/s;
/** The end of a path that isn't a page's: `feed.xml`, `:date.json`. */
const FILE = /\.\w+$/;

/**
 * The manifest, which every page loads, lists all routes. Those of feeds, data and pictures have no code, and the browser
 * never goes to them without loading a document: without them, the manifest is a third smaller.
 */
export async function leaveFilesOutOfManifest(folder: string): Promise<void> {
  let trimmed = 0;
  for await (const name of glob('manifest-*.js', { cwd: folder })) {
    const file = path.join(folder, name);
    const [, json] = MANIFEST.exec(await readFile(file, 'utf8')) ?? [];
    if (!json) continue;
    const manifest: { routes: Record<string, { path?: string }> } = JSON.parse(json);
    const pages = Object.entries(manifest.routes).filter(
      ([, route]) => !FILE.test(route.path ?? ''),
    );
    const ofPages = JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) });
    await writeFile(file, `window.__reactRouterManifest=${ofPages};`);
    trimmed += 1;
  }
  if (trimmed !== 1) throw new Error('React Router writes its manifest otherwise.');
}
