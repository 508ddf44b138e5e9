/** Patterns that plain English prose does not contain, each with its reason. */
const NOT_PLAIN_TEXT: { found: RegExp; called: string }[] = [
  { found: /[^\P{C}\n]/u, called: 'control or invisible characters' },
  { found: /\uFFFD/u, called: 'a character that could not be read' },
  {
    found: /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\uFE0F/u,
    called: 'emoji or glyphs',
  },
  { found: /(?![\p{Script=Latin}])\p{L}/u, called: 'letters of another script' },
  { found: /<\/?[a-z!][^>]*>|<\/?[a-z]+$|&(?:[a-z]+|#\d+);/i, called: 'HTML' },
  { found: /\b(?:javascript|data|vbscript):\S/i, called: 'a script' },
  {
    found: /\*|`|__|~~|\]\(|^\s*(?:#{1,6}|[-+•]|\d+[.)]|>)\s/m,
    called: 'Markdown',
  },
  {
    found: /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|co|uk|de|app|info|biz)\b|\S@\S+\.\S/i,
    called: 'a link or an address',
  },
  { found: /[{}[\]|\\]|\$\{|%[sd]\b|<[A-Z_]+>/, called: 'a slot that was not filled' },
  {
    found: /\b(?:undefined|NaN|null(?! and void)|TODO|TBD|FIXME|XXX|lorem ipsum)\b|\[object/i,
    called: 'a placeholder',
  },
  {
    found:
      /\b(?:as an ai\b|an ai (?:language )?model|language model|i(?:'|’)?m sorry, but|i cannot (?:help|assist|provide|generate)|here(?:'|’)s (?:the|your) (?:horoscope|reading)|word count\b|json\b)/i,
    called: 'words of the machine that wrote it',
  },
];

/** The reasons why `text` is not plain prose; empty if it is. */
export function plainTextReasons(where: string, text: string): string[] {
  const reasons = NOT_PLAIN_TEXT.filter(({ found }) => found.test(text)).map(
    ({ called }) => `The text in ${where} contains ${called}.`,
  );
  if (text !== text.trim()) reasons.push(`There is a space before or after ${where}.`);
  return reasons;
}
