/** A word, number or mark in a text. */
export interface Word {
  start: number;
  end: number;
  /** Lowercase, with straight apostrophes and no possessive ending. */
  lower: string;
  possessive: boolean;
  /** Starts with a capital letter. */
  capital: boolean;
  /** Follows the previous word without a space. */
  glued: boolean;
}

export type Words = readonly Word[];

/** Some of a text's words, in lowercase. */
export function lowersFrom(words: Words, from: number, count: number): string {
  return words
    .slice(from, from + count)
    .map(({ lower }) => lower)
    .join(' ');
}

/** A mark that ends a statement at a line break. */
export const LINE_END = '\n';

/**
 * Splits a text into words and marks, in order. Contractions are split (`isn't` becomes `is` and
 * `n't`); times, dates, degrees and percentages stay whole; formatting marks and tags are dropped.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const start = match.index;
    const glued = words.at(-1)?.end === start;
    if (match.groups?.tag !== undefined) continue;
    if (match.groups?.break !== undefined) {
      if (endsStatement(text, start, raw)) words.push(mark(start, start + raw.length, LINE_END));
      continue;
    }
    const pieces = /\p{L}/u.test(raw) ? contractionPieces(raw) : [raw];
    let at = start;
    for (const piece of pieces) {
      words.push(word(piece, at, glued && at === start));
      at += piece.length;
    }
  }
  return words;
}

const MONTHS_SHORT = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const DAYS_SHORT = 'mon|tues?|wed|thurs?|thu|fri|sat|sun';

const WORD = new RegExp(
  [
    String.raw`(?<tag><\/?[a-z][^<>]*>|https?:\/\/\S+)`,
    String.raw`(?<break>\r?\n\s*)`,
    String.raw`\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?`,
    String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}\.\d{1,2}\.\d{4}`,
    // "5/20" and "on 3/4" are dates, "3/4" and "24/7" are not.
    String.raw`(?<=\b(?:on|by|until|till|since|before|after|from|through|come) )\d{1,2}\/\d{1,2}(?![\d/%])`,
    String.raw`(?!1\/[234]\b|2\/3\b|3\/4\b|24\/7\b)\d{1,2}\/\d{1,2}(?![\d/%])`,
    String.raw`\d{1,3}(?:\.\d+)?\s?[°º](?:\s?\d{1,2}(?:\.\d+)?\s?(?:['′’](?:\s?\d{1,2}\s?(?:["″”]|''))?|(?!\d|\s?[%°º:])))?`,
    String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[ap]\.?m\b\.?)?`,
    String.raw`\d{1,2}h\d{2}\b`,
    String.raw`\d+(?:\.\d+)?(?:st|nd|rd|th|am|pm|%)?(?!\p{L})`,
    String.raw`[ap]\.\s?m\.?(?!\p{L})`,
    String.raw`(?:utc|gmt)\s?[+−-]\s?\d{1,2}(?::?\d{2})?`,
    String.raw`\b(?:${MONTHS_SHORT}|st|mt|vs)\.(?=\s?[\d\p{L},])`,
    // "The Moon meets the Sun. Today" ends a sentence; "Sun. Nov. 22" does not.
    String.raw`\b(?:${DAYS_SHORT})\.(?=\s?\d|,|\s(?:${MONTHS_SHORT}|${MONTHS})\b)`,
    String.raw`\p{L}+(?:['’]\p{L}+)*(?:(?<=s)['’](?=\s))?`,
    `[☉☽☾☿♀♂♃♄♅⛢♆♇♈♉♊♋♌♍♎♏♐♑♒♓℞☌☍□△⚹⚺]`,
    String.raw`[.,;:!?()[\]—–\-/&%…]`,
  ].join('|'),
  'giu',
);

function endsStatement(text: string, at: number, raw: string): boolean {
  if (raw.split('\n').length > 2) return true;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trimEnd();
  const after = text.slice(at + raw.length, at + raw.length + LONGEST_LIST_MARK);
  if (/^(?:[-*•#>|]|\d+[.)])\s/.test(after)) return true;
  const startsAfresh = /^[\p{Lu}\p{N}*_"“]/u.test(after);
  return startsAfresh && (/[.!?:…]["”*_]*$/.test(before) || before.length < SHORT_LINE);
}

/** The longest list marker to look for at the start of a line, in characters. */
const LONGEST_LIST_MARK = 8;

/** A line much shorter than wrapped prose stands alone: a heading or a list item. */
const SHORT_LINE = 48;

function contractionPieces(raw: string): string[] {
  const negated = /^(.+)(n['’]t)$/iu.exec(raw);
  if (negated) return [negated[1]!, negated[2]!];
  const joined = /^(.+)(['’](?:re|ll|ve|d|m))$/iu.exec(raw);
  if (joined) return [joined[1]!, joined[2]!];
  const pronoun = /^(it|he|she|that|there|here|what|who)(['’]s)$/iu.exec(raw);
  return pronoun ? [pronoun[1]!, pronoun[2]!] : [raw];
}

function word(raw: string, start: number, glued: boolean): Word {
  const plain = raw.toLowerCase().replaceAll('’', "'");
  const possessive = /\p{L}(?:'s|s')$/u.test(plain) && plain.length > 3;
  const base = possessive ? plain.replace(/'s$|'$/, '') : plain;
  const capital = /^\p{Lu}/u.test(raw);
  return { start, end: start + raw.length, lower: base, possessive, capital, glued };
}

function mark(start: number, end: number, lower: string): Word {
  return { start, end, lower, possessive: false, capital: false, glued: false };
}
