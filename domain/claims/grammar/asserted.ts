import type { Token, WhenMeaning } from '../text/token.ts';
import { dayBeyond, lengthEndingAt } from './lengths.ts';
import { clauseEnd, clauseStart } from './mood.ts';
import { hasTag, isMark, isPlace, type Passage } from './passage.ts';

// biome-ignore format: a list of words
const ARRIVING = new Set([
  'arrives', 'happens', 'occurs', 'takes', 'falls', 'peaks', 'coincides', 'accompanies', 'lands', 'begins', 'rises',
  'lights', 'graces', 'is', 'comes', 'brightens', 'shines', 'illuminates', 'crowns', 'arrived', 'fell', 'occurred',
  'happened', 'took', 'took place', 'peaked', 'came', 'coincided', 'brings', 'ushers', 'opens', 'marks', 'stands',
  'lands', 'will', 'was',
]);
// biome-ignore format: a list of words
const EXISTING = new Set([
  'there', 'brings', 'brought', 'see', 'sees', 'with', 'has', 'hosts', 'have', 'under', 'tonight', 'today', 'welcome',
  'happy', 'by', 'its',
]);

/**
 * Whether the words at `at` assert that a full moon, eclipse or solstice occurs, rather than speak of such events in
 * general: "a full moon brings feelings up" says nothing about the date.
 */
export function isAsserted(passage: Passage, at: number): boolean {
  const { tokens } = passage;
  const first = nounPhraseStart(passage, at);
  const determiner = tokens[first - 1];
  const that = tokens.findIndex(
    (token, i) => token.lower === 'that' && hasTag(tokens[i + 1], 'be'),
  );
  if (that >= 0 && that < at && tokens.slice(0, that).some(({ type }) => type === 'when'))
    return true;
  if (hasTag(determiner, 'all', 'next', 'last') && !hasOwnTime(passage, at)) return false;
  if (hasTag(determiner, 'the', 'this', 'its', 'your', 'own') || isDayOf(determiner)) return true;
  if (hasOwnTime(passage, at) || hasPlace(passage, at)) return true;
  const isIndefinite = hasTag(determiner, 'a');
  const start = isIndefinite ? first - 1 : first;
  const opens = start === 0 || isMark(tokens[start - 1], ':', '—', '–', '(');
  // "Eclipse Countdown" is a heading.
  const isHeading = tokens.length < 4 && tokens.every(({ type }) => type !== 'when');
  if (!isIndefinite && opens) return !isHeading || tokens[at]!.type !== 'eclipse';
  const verb = tokens.slice(at + 1, at + 3).find(({ lower }) => ARRIVING.has(lower));
  const before = tokens.slice(Math.max(0, start - 3), start);
  const exists = before.some(({ lower }) => EXISTING.has(lower));
  const isGeneral = verb !== undefined && GENERAL.has(verb.lower);
  return exists || (verb !== undefined && !isGeneral) || (isIndefinite && opens && start > 0);
}

const GENERAL = new Set(['is', 'brings', 'marks', 'opens', 'will']);

/** Where the noun phrase begins: "a nearly total eclipse" at "nearly". */
function nounPhraseStart({ tokens }: Passage, at: number): number {
  const before = tokens[at - 1];
  const isAdjective =
    before?.type === 'word' && before.tag === null && hasTag(tokens[at - 2], 'a', 'the', 'this');
  return isAdjective || before?.type === 'sign' ? at - 1 : at;
}

/** "Today's full moon" */
function isDayOf(token: Token | undefined): boolean {
  return token?.type === 'when' && token.possessive;
}

function hasPlace({ tokens }: Passage, at: number): boolean {
  return tokens.slice(at + 1, clauseEnd(tokens, at)).some(isPlace);
}

/**
 * A time anywhere after `at`, as in "an eclipse, seen from the sea, peaks at 11:33 UTC", or before it in its clause.
 */
function hasOwnTime(passage: Passage, at: number): boolean {
  const { tokens } = passage;
  return tokens.slice(clauseStart(tokens, at)).some(({ type }) => type === 'when');
}

/** Whether the words only refer to the event: "since the new moon", "after the eclipse". */
export function isReference(passage: Passage, at: number): boolean {
  const { tokens } = passage;
  let i = at - 1;
  // "Three hours ahead of Wednesday's eclipse"
  const isOfDay = (token: Token | undefined) => token?.type === 'when' && token.possessive;
  while (hasTag(tokens[i], 'the', 'a', 'this', 'its', 'next', 'last') || isOfDay(tokens[i])) i--;
  return (
    hasTag(tokens[i], 'after', 'before', 'until', 'towards', 'between', 'while', 'near', 'of') ||
    ['since', 'past', 'till', 'toward', 'to', 'from'].includes(tokens[i]?.lower ?? '')
  );
}

/** "Two days after the full moon": the date on which the event must then fall. */
export function daysAway(passage: Passage, at: number): { when: WhenMeaning; from: number } | null {
  const { tokens, context } = passage;
  let i = at - 1;
  while (hasTag(tokens[i], 'the', 'a', 'this', 'last', 'next') && tokens[i]!.lower !== 'past') i--;
  const isShort = hasTag(tokens[i], 'of') && /^(?:short|shy)$/.test(tokens[i - 1]?.lower ?? '');
  if (isShort) i--;
  const link = isShort ? 'short of' : (tokens[i]?.lower ?? '');
  const direction = AFTER.has(link) ? -1 : BEFORE.has(link) ? 1 : 0;
  const length = direction && lengthEndingAt(tokens, i - 1);
  // "The week after a full Moon" is all of it.
  if (!length || length.days === 0 || hasTag(tokens[length.from], 'the')) return null;
  // "On Thursday, a day past full": counted from that day.
  // "Two nights after the solstice, on Wednesday the 23rd": on that day.
  const next = isMark(tokens[at + 1], ',') ? tokens[at + 2] : null;
  const before = tokens.findLast(
    (token, j) => j < i && token.type === 'when' && token.role === 'at',
  );
  const dated = before ?? (next?.type === 'when' && next.role === 'at' ? next : null);
  const told = dated?.type === 'when' && dated.moment.kind === 'day' ? dated.moment : null;
  const { days, least, most } = length;
  const counted =
    least === 0 ? length : { ...length, least: days - 1, most: Math.max(most, days + 1) };
  const moment = dayBeyond(told?.date ?? context.date, counted, direction);
  return { when: { type: 'when', role: 'at', moment, weekday: null }, from: length.from };
}

const AFTER = new Set(['after', 'past', 'since', 'following']);
const BEFORE = new Set(['before', 'until', 'to', 'from', 'till', 'short of', 'ahead of']);
