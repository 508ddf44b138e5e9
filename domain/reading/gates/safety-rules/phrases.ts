/**
 * Matches any of some phrases, one regular expression per line; a further-indented line continues the one above. Throws
 * a SyntaxError on a blank line, which would become part of the phrase before it.
 */
export function anyOf({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(sourceOf(raw[0]!));
}

/** The same, to replace every occurrence. */
export function everyOf({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(sourceOf(raw[0]!), 'g');
}

function sourceOf(lines: string): string {
  if (/\n[ \t]*\n/.test(lines)) throw new SyntaxError(`A blank line among phrases: ${lines}`);
  const [, indent = ''] = lines.match(/^\n(\s*)/) ?? [];
  return lines
    .trim()
    .split(`\n${indent}`)
    .reduce((source, line) => (/^\s/.test(line) ? source + line.trimStart() : `${source}|${line}`));
}
