/** Matches any of some phrases, each a regular expression on a line; a line indented further continues the one above. */
export function anyOf({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(sourceOf(raw[0]!));
}

/** The same, to replace every occurrence. */
export function everyOf({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(sourceOf(raw[0]!), 'g');
}

function sourceOf(lines: string): string {
  const [, indent = ''] = lines.match(/^\n(\s*)/) ?? [];
  return lines
    .trim()
    .split(`\n${indent}`)
    .reduce((source, line) => (/^\s/.test(line) ? source + line.trimStart() : `${source}|${line}`));
}
