import type { House } from '../../../zodiac/solar-houses.ts';
import { readNumber } from '../numbers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import { HOUSE_TOPICS, HOUSE_WORDS } from '../tables/houses.ts';
import { lowersFrom, type Words } from '../words.ts';
import type { Recognized } from './recognizer.ts';

const TOPICS = new PhraseIndex(HOUSE_TOPICS);
const HOUSE_NOUNS = new Set(HOUSE_WORDS);
/** What may follow the ellipsis "in your eleventh"; any other noun would be the thing counted. */
// biome-ignore format: a list of words
const AFTER_ELLIPSIS = new Set([
  '.', ',', ';', ':', ')', '!', '—', '–', 'and', 'while', 'but', 'until', 'at', 'on', 'today', 'where', 'as', 'from',
  'now', 'all', 'with', 'for', 'this', 'tomorrow', 'tonight', 'so', 'then', 'or', 'has', 'gets', 'wants', 'makes',
  'means', 'says', 'asks', 'like',
]);

/** A house by number or topic: "seventh house", "house 7", "house of partnership", "your career sector". */
export function recognizeHouse(words: Words, at: number): Recognized | null {
  return (
    byOrdinal(words, at) ??
    byNumber(words, at) ??
    byMatter(words, at) ??
    byMatterFirst(words, at) ??
    byClause(words, at) ??
    byHeight(words, at)
  );
}

function byOrdinal(words: Words, at: number): Recognized | null {
  const start = words[at]!.lower === 'solar' ? at + 1 : at;
  const number = readNumber(words, start);
  if (!number?.ordinal || number.value < 1 || number.value > 12) return null;
  let next = words[number.next]?.lower === '-' ? number.next + 1 : number.next;
  if (words[next]?.lower === 'solar' || words[next]?.lower === 'astrological') next++;
  const house = number.value as House;
  const noun = words[next]?.lower ?? '';
  if (noun === 'house' || noun === 'sector' || noun === 'zone') {
    return withMatter(words, next + 1, [house], isYours(words, at));
  }
  const after = words[number.next]?.lower;
  const isElliptic = isYours(words, at) && (after === undefined || AFTER_ELLIPSIS.has(after));
  return isElliptic ? found([house], null, true, number.next) : null;
}

function byNumber(words: Words, at: number): Recognized | null {
  if (words[at]!.lower !== 'house') return null;
  const start = words[at + 1]?.lower === 'number' ? at + 2 : at + 1;
  const number = readNumber(words, start);
  if (!number || number.ordinal || number.value < 1 || number.value > 12) return null;
  return withMatter(words, number.next, [number.value as House], isYours(words, at));
}

function byMatter(words: Words, at: number): Recognized | null {
  if (!HOUSE_NOUNS.has(words[at]!.lower) || words[at + 1]?.lower !== 'of') return null;
  const matter = readMatters(words, at + 2);
  if (!matter) return null;
  if (words[at]!.lower !== 'house' && !isYours(words, at)) return null;
  return found(matter.houses, null, isYours(words, at), matter.next);
}

/** "Your career sector", "the partnership house", "your home and family zone". */
function byMatterFirst(words: Words, at: number): Recognized | null {
  const matter = readMatters(words, at, true);
  if (!matter) return null;
  const next = words[matter.next]?.lower === '-' ? matter.next + 1 : matter.next;
  const noun = words[next]?.lower ?? '';
  const isOfChart = /^of your (?:chart|map)$/.test(lowersFrom(words, next + 1, 3));
  if (isOfChart && PARTS.has(noun)) return found(matter.houses, null, true, next + 4);
  if (!HOUSE_NOUNS.has(noun)) return null;
  const determiner = words[at - 1]?.lower ?? '';
  const isNamed = noun === 'house' || noun === 'sector' || noun === 'zone';
  if (determiner !== 'your' && !(isNamed && determiner === 'the')) return null;
  return found(matter.houses, null, determiner === 'your', next + 1);
}

/** "The part of your chart that has to do with money", "the corner of your chart for secrets" */
function byClause(words: Words, at: number): Recognized | null {
  if (!PARTS.has(words[at]!.lower)) return null;
  if (!/^(?:of|in) your (?:chart|map)$/.test(lowersFrom(words, at + 1, 3))) return null;
  const link = LINKS.longestAt(words, at + 4);
  const matter = link && readMatters(words, link.next);
  return matter ? found(matter.houses, null, true, matter.next) : null;
}

const PARTS = new Set([
  ...[
    'part',
    'place',
    'corner',
    'area',
    'section',
    'spot',
    'slice',
    'region',
    'sector',
    'zone',
    'end',
    'side',
  ],
]);

const LINKS = new PhraseIndex(
  [
    ...['for', 'about', 'given to', 'given over to', 'devoted to', 'reserved for', 'marked'],
    ...['has to do with', 'deals with', 'is about', 'is all about', 'concerns', 'covers'].flatMap(
      (link) => [`that ${link}`, `which ${link}`],
    ),
    ...['handles', 'governs', 'rules', 'runs', 'looks after', 'is concerned with'].flatMap(
      (link) => [`that ${link}`, `which ${link}`],
    ),
  ].map((link) => [link, true] as const),
);

/** "The top of your chart", "the bottom of your chart" */
function byHeight(words: Words, at: number): Recognized | null {
  const house = HEIGHTS.get(words[at]!.lower);
  const isOne = words[at + 4]?.lower !== 'or';
  if (!house || lowersFrom(words, at + 1, 3) !== 'of your chart' || !isOne) return null;
  return found([house], null, true, at + 4);
}

const HEIGHTS = new Map<string, House>([
  ...['top', 'peak', 'crown', 'summit'].map((height) => [height, 10] as const),
  ...['bottom', 'base', 'foot', 'root'].map((height) => [height, 4] as const),
]);

/** The topics after "seventh house of", checked against the number. */
function withMatter(
  words: Words,
  at: number,
  houses: readonly House[],
  yours: boolean,
): Recognized {
  const matter = words[at]?.lower === 'of' ? readMatters(words, at + 1) : null;
  return found(houses, matter?.houses ?? null, yours, matter?.next ?? at);
}

/** Reads one or more topics in a row, and the houses any of them allows. */
function readMatters(
  words: Words,
  at: number,
  single = false,
): { houses: House[]; next: number } | null {
  const article = ['your', 'the'].includes(words[at]?.lower ?? '') && !single ? at + 1 : at;
  const first = TOPICS.longestAt(words, at) ?? TOPICS.longestAt(words, article);
  if (!first) return null;
  // "Love and play": the house of both, if there is one.
  let houses: readonly House[] = first.value;
  let next = first.next;
  for (;;) {
    let after = next;
    while ([',', 'and', '&', 'or'].includes(words[after]?.lower ?? '')) after++;
    const more = after > next ? TOPICS.longestAt(words, after) : null;
    if (!more) return { houses: [...houses], next };
    const shared = houses.filter((house) => more.value.includes(house));
    houses = shared.length > 0 ? shared : [...new Set([...houses, ...more.value])];
    next = more.next;
  }
}

function isYours(words: Words, at: number): boolean {
  const before = words[at - 1]?.lower ?? '';
  return before === 'your' || (before === 'own' && words[at - 2]?.lower === 'your');
}

function found(
  houses: readonly House[],
  topics: readonly House[] | null,
  yours: boolean,
  next: number,
): Recognized {
  return { meaning: { type: 'house', houses, topics, yours }, next };
}
