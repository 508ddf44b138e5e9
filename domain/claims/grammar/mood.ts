import { isColumn } from '../claim.ts';
import type { Token, Tokens } from '../text/token.ts';
import { bodiesOf, hasTag, isMark, type Passage } from './passage.ts';

/**
 * Whether the words around a finding turn it into something other than a statement about the sky of
 * a date: a condition, a general truth, a birth chart. `when` marks a clause with "when", which is
 * a statement only if it has a definite time.
 */
export type Mood = 'statement' | 'when' | 'none';

export function moodAt(passage: Passage, from: number, core: number, to: number): Mood {
  const { tokens } = passage;
  if (isConditional(tokens, from, core)) return 'none';
  // "Every Libra knows the private eclipse …"
  if (hasTag(tokens[0], 'all') && tokens[1]?.type === 'sign') return 'none';
  if (isOfBirth(tokens, from, core, to) || isReported(tokens, from)) return 'none';
  const start = clauseStart(tokens, from);
  const end = clauseEnd(tokens, to);
  for (let i = start; i < end; i++) {
    const token = tokens[i]!;
    if (hasTag(token, 'general') && !isRate(tokens, i, core)) return 'none';
    const isOwn = !(isAbility(passage, token) && tokens.slice(i, core).some((one) => isMark(one)));
    if (hasTag(token, 'would') && i >= from && i <= core && !hasTag(tokens[i + 1], 'you') && isOwn)
      return 'none';
    if (hasTag(token, 'may') && i >= from && i <= core && !isConceded(tokens, core)) return 'none';
  }
  for (let i = start; i < core; i++) {
    // "On Thursday, when Mercury and Pluto meet"
    // "For that's when Jupiter turns direct"
    const isDated =
      (isMark(tokens[i - 1], ',') && tokens[i - 2]?.type === 'when') || hasTag(tokens[i - 1], 'be');
    if (hasTag(tokens[i], 'when') && (i < from || i < core) && !isDated) return 'when';
  }
  return 'statement';
}

/** In a column: "Venus and Uranus can get along, and between them a sextile". */
function isAbility({ context }: Passage, { lower }: Token): boolean {
  return lower === 'can' && isColumn(context);
}

/** "Sliding backward by a hair each day" tells how fast. */
function isRate(tokens: Tokens, at: number, core: number): boolean {
  return tokens[core]!.type === 'motion' && at > core && /^(?:each|every) /.test(tokens[at]!.lower);
}

/** "Mercury may be retrograde, but …" concedes that it is. */
function isConceded(tokens: Tokens, core: number): boolean {
  return tokens.slice(core).some((token) => hasTag(token, 'but'));
}

/** An "if" to the left with no punctuation closing it. */
function isConditional(tokens: Tokens, from: number, core: number): boolean {
  for (let i = core - 1; i >= 0; i--) {
    const token = tokens[i]!;
    if ((hasTag(token, 'if') && !isNoun(tokens, i)) || isInverted(tokens, i)) return true;
    if (i < from && isMark(token, ',', ';', ':', '—', '–')) return false;
  }
  return false;
}

/** "Your aunt says Mercury is retrograde": what somebody says is not what the text says. */
function isReported(tokens: Tokens, from: number): boolean {
  let i = from - 1;
  while (hasTag(tokens[i], 'the', 'adverb') || tokens[i]?.lower === 'that') i--;
  const speaker = tokens[i - 1];
  return REPORTING.test(tokens[i]?.lower ?? '') && isSomebody(speaker, tokens[i - 2]);
}

const REPORTING =
  /^(?:says|said|swears|claims|thinks|insists|believes|tells you|is sure|is convinced)$/;

/** "Your aunt", "a friend", "he", "Anna": not "the chart". */
function isSomebody(speaker: Token | undefined, before: Token | undefined): boolean {
  if (hasTag(speaker, 'people', 'you', 'it')) return true;
  return (
    speaker?.type === 'word' &&
    speaker.tag === null &&
    hasTag(before, 'your', 'a') &&
    !/^(?:chart|horoscope|forecast|calendar|sky|almanac|ephemeris)$/.test(speaker.lower)
  );
}

/** "Make a wish on the new moon" */
function isNoun(tokens: Tokens, at: number): boolean {
  return hasTag(tokens[at - 1], 'a', 'the', 'your', 'this');
}

/** "Had Venus been in Aries, …", "were Mars to turn": a conditional without "if". */
function isInverted(tokens: Tokens, at: number): boolean {
  if (!['had', 'were', 'should'].includes(tokens[at]!.lower) || (at > 0 && !isMark(tokens[at - 1])))
    return false;
  const next = hasTag(tokens[at + 1], 'the') ? tokens[at + 2] : tokens[at + 1];
  return bodiesOf(next) !== null;
}

const ANYBODY = /^(?:any|every|some)(?:body|one)$/;

/** "People with the Moon in Leo", "born with", "your natal Mars", "in your birth chart". */
function isOfBirth(tokens: Tokens, from: number, core: number, to: number): boolean {
  for (let i = from - 1; i >= 0; i--) {
    const token = tokens[i]!;
    if (hasTag(token, 'natal', 'born')) return true;
    if (hasTag(token, 'people') && hasPlainLink(tokens, i + 1, from)) return true;
    // "For everybody with a Virgo Moon"
    if (ANYBODY.test(token.lower) && tokens[i + 1]?.lower === 'with') return true;
    if (
      hasTag(token, 'you') &&
      tokens[core]!.type !== 'phase' &&
      tokens[core]!.type !== 'eclipse' &&
      tokens.slice(i + 1, from).some((next) => hasTag(next, 'have')) &&
      i >= from - 4 &&
      !isYourHouse(tokens[core])
    )
      return true;
    if (isMark(token) || bodiesOf(token)) break;
  }
  for (let i = from; i <= to; i++) if (hasTag(tokens[i], 'natal', 'born')) return true;
  if (hasTag(tokens[to + 1], 'people')) return true;
  // "He has Mars in Aries"
  const owner = hasTag(tokens[from - 1], 'have') ? tokens[from - 2] : null;
  if (
    owner &&
    !isYourHouse(tokens[core]) &&
    (hasTag(owner, 'it', 'you', 'people', 'which') || isPerson(owner))
  )
    return true;
  const after = tokens.slice(to + 1, to + 4);
  if (after.some((token) => hasTag(token, 'natal'))) return true;
  // "… in Leo people": the sign describes people.
  return hasTag(tokens[core + 1], 'people') && !hasTag(tokens[core], 'people');
}

/** "You have Pluto in your eighth house" is of the day. */
function isYourHouse(token: Token | undefined): boolean {
  return token?.type === 'house' && token.yours;
}

/** A capitalized word that is not a body: "Anna has Mars in Aries". */
function isPerson(token: Token): boolean {
  return token.type === 'word' && token.tag === null && token.capital;
}

/** "People with …", "those who have …": only linking words between the person and the body. */
function hasPlainLink(tokens: Tokens, from: number, to: number): boolean {
  const link = tokens.slice(from, to);
  return (
    link.length > 0 &&
    link.length <= 3 &&
    link.every((token) => hasTag(token, 'with', 'which', 'have', 'the', 'a', 'its'))
  );
}

export function clauseStart(tokens: Tokens, at: number): number {
  for (let i = at - 1; i >= 0; i--)
    if (isMark(tokens[i], ',', ';', ':', '—', '–', '(')) return i + 1;
  return 0;
}

export function clauseEnd(tokens: Tokens, at: number): number {
  for (let i = at + 1; i < tokens.length; i++)
    if (isMark(tokens[i], ',', ';', ':', '—', '–', ')')) return i;
  return tokens.length;
}
