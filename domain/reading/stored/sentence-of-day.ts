import { BODIES } from '#domain/sky/bodies.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { Reading } from '../reading.ts';
import { withoutAsterisks } from '../title.ts';
import { sentencesOf } from '../words-and-sentences.ts';

const MIN_LENGTH = 40;
const MAX_LENGTH = 140;
/** What reads best as a quote. */
const BEST_LENGTH = 85;

/** A word about the sky: away from its time and its "why" line, a statement about the sky could be wrong. */
const SKY = new RegExp(
  `\\b(?:${[...BODIES, ...SIGNS].join('|')}|planets?|sk(?:y|ies)|stars?|zodiac|houses?|eclips\\w*|retrograde|trines?|squares?|sextiles?|oppos\\w+|conjunct\\w*|lunar|solar|UTC)\\b|\\d:\\d`,
  'i',
);

/** A first word that depends on the sentence before. */
const NEEDS_PREVIOUS_SENTENCE =
  /^(?:it(?!['’]s an? (?:\w+ )?day (?:for|to) )|that|this|these|those|they|them|he|she|his|hers?|him|its|theirs?|then|so|but|and|or|nor|yet|still|also|too|instead|otherwise|because|which|meanwhile|afterward|later|next|once|both|neither|either|another|others?|one|two|three|some(?! of\b)|any|most|none|all|each|such|here|there(?!(?:['’]s| is| are)\b)|even|at least|by then|for once|the (?:other|others|rest|first|second|last|same|next|answer|one|ones|trick|thing)|as (?:for|if)|not|no|yes|nobody else|yours|at worst|say|you['’]ve both|you both|what(?:ever)? (?:it|that|they)|(?:if|when|while|until) (?:it|that|they|he|she|this|one|not|so|nothing))\b/i;

/** A word that needs an antecedent; late in a sentence, the sentence itself may have supplied it. */
const NEEDS_ANTECEDENT =
  /\b(?:its?|they|them|their|he|she|him|his|her|these|those|ones|one(?= of\b|[,.!])|yours|the (?:thing|lot|late one)|another one|by then|that['’]s|(?:had|read) one|that (?:one|thing|question|way|person)|(?:at|in|on|of|for|from) (?:that|this) \w+)\b/gi;
/** One pointer among the first characters rules a sentence out; elsewhere, it takes three. */
const EARLY_CHARACTERS = 32;
const TOO_MANY_POINTERS = 3;

/**
 * One sentence of a reading that stands alone: the one that its writer chose, otherwise one found by its form: no sky
 * in it, no reference to the sentence before, no question, 40 to 140 characters. The introduction is searched first,
 * then each section in order; the reading's opening sentence is the last resort. Deterministic; null if no sentence
 * stands alone.
 */
export function sentenceOfDay({
  introduction,
  sentence,
  sections,
}: Pick<Reading, 'introduction' | 'sentence' | 'sections'>): string | null {
  const texts = [introduction, ...sections.map(({ content }) => content)].map(withoutAsterisks);
  if (sentence && texts.some((text) => text.includes(sentence))) return sentence;
  const [opening, ...rest] = sentencesOf(texts[0]!);
  const inTurn = [rest, ...texts.slice(1).map(sentencesOf), opening ? [opening] : []];
  for (const sentences of inTurn) {
    const best = bestOf(sentences.filter(standsAlone));
    if (best) return best;
  }
  return null;
}

function bestOf(sentences: readonly string[]): string | undefined {
  return sentences.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

function standsAlone(sentence: string): boolean {
  return (
    sentence.length >= MIN_LENGTH &&
    sentence.length <= MAX_LENGTH &&
    /^["“]?\p{Lu}/u.test(sentence) &&
    /[.!]["”]?$/.test(sentence) &&
    !/[{}]/.test(sentence) &&
    (sentence.match(/["“”]/g)?.length ?? 0) % 2 === 0 &&
    !SKY.test(sentence) &&
    !NEEDS_PREVIOUS_SENTENCE.test(sentence) &&
    pointersIn(sentence.slice(0, EARLY_CHARACTERS)) === 0 &&
    pointersIn(sentence) < TOO_MANY_POINTERS
  );
}

/** A sentence about what happened, or would, needs the rest of the story. */
const UNFINISHED = /^you(?:['’](?:d|ll)| were| got| lay| just)\b/i;

/** Higher if it reads better alone: it addresses the reader, and refers to nothing outside itself. */
function weightOf(sentence: string): number {
  const speaksToReader = /\byou(?:r|rs|rself|['’]\w+)?\b/i.test(sentence) ? 2 : 0;
  const unfinished = UNFINISHED.test(sentence) ? 1.5 : 0;
  const length = Math.abs(sentence.length - BEST_LENGTH) / 30;
  return speaksToReader - unfinished - pointersIn(sentence) - length;
}

function pointersIn(sentence: string): number {
  return sentence.replace(/^It['’]s/, '').match(NEEDS_ANTECEDENT)?.length ?? 0;
}
