/**
 * Matches any of some phrases, one regular expression per line; a further-indented line continues the one above. Throws
 * a SyntaxError on a blank line, which would become part of the phrase before it.
 */
export function anyOf({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(sourcesOf(raw[0]!).join('|'));
}

/** An expression for each of them, to replace every occurrence. */
export function eachOf({ raw }: TemplateStringsArray): RegExp[] {
  return sourcesOf(raw[0]!).map((source) => new RegExp(source, 'g'));
}

function sourcesOf(lines: string): string[] {
  if (/\n[ \t]*\n/.test(lines)) throw new SyntaxError(`A blank line among phrases: ${lines}`);
  const [, indent = ''] = lines.match(/^\n(\s*)/) ?? [];
  return lines
    .trim()
    .split(new RegExp(`\\n${indent}(?!\\s)`))
    .map((phrase) => phrase.replace(/\n\s*/g, ''));
}
