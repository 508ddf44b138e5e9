import type { Motif, Passage } from '#domain/words/passage.ts';
import type { Card, IntroductionCard } from './decks.ts';

// What a passage adds to or takes from a reading. Values are added to the logarithm of its contact's weight, so
// 0.7 counts as much as a contact of double the weight.

/**
 * A section that was written for right under the introduction goes on from it. The day's theme is the introduction's;
 * a section of that theme makes the reading one day.
 */
export function themeValue(card: Card, introductionCard: IntroductionCard): number {
  if (goesOn(card, introductionCard)) return 6;
  const { passage } = card;
  const { passage: introduction } = introductionCard;
  const [main] = introduction.themes;
  if (passage.themes[0] === main) return isLink(passage) ? 3 : 2;
  if (passage.themes[1] === main) return 1.4;
  return introduction.themes[1] === passage.themes[0] ? 0.4 : 0;
}

/** Whether a section was written for right under this introduction. */
export function goesOn(card: Card, { next }: IntroductionCard): boolean {
  return next.some((other) => other.card === card);
}

/** Whether a passage takes up the introduction's theme in its first sentence. */
export function isLink(passage: Passage): boolean {
  return 'links' in passage;
}

/** What the sign's reader has met in the last weeks. */
interface Met {
  openings: ReadonlyMap<string, number>;
  props: ReadonlySet<string>;
  /** The motifs of each reading, the last one first. */
  motifs: readonly ReadonlySet<Motif>[];
}

const SAME_MOTIF_IN_READING = -5;
/** By how many days ago the sign's reader met the motif. */
const SAME_MOTIF_LATELY = [-2.4, -2, -1.5, -1, -0.8, -0.6, -0.4, -0.3];
/** One paragraph that turns from the introduction to its own subject is a thread; three are a manner. */
const ANOTHER_LINK = -1.5;
const SAME_PROP_IN_READING = -4;
const SAME_PROP_LATELY = -1;
const ANOTHER_QUIP = -4;
const ANOTHER_SPOKEN_LINE = -2.5;
const SAME_OPENING = -1;
const WORN_OPENING = -0.8;
const SKY_IN_SAME_PLACE = -0.35;
const ADVICE_EVERYWHERE = -0.6;
/** An opening that has this part of the sign's last passages is worn. */
const WORN_SHARE = 0.2;

/** What sets a passage apart from the others of the reading and of the last weeks, or repeats them; at most 0. */
export function varietyValue(card: Card, others: readonly Card[], met: Met): number {
  const { passage, opening, skyAt, isSpoken } = card;
  let value = motifValue(passage, others, met);
  if (isLink(passage))
    value += ANOTHER_LINK * others.filter((other) => isLink(other.passage)).length;
  for (const prop of passage.props) {
    if (others.some((other) => other.passage.props.includes(prop))) value += SAME_PROP_IN_READING;
    else if (met.props.has(prop)) value += SAME_PROP_LATELY;
  }
  if (passage.ending === 'quip') {
    value += ANOTHER_QUIP * others.filter((other) => other.passage.ending === 'quip').length;
  }
  if (isSpoken) value += ANOTHER_SPOKEN_LINE * others.filter((other) => other.isSpoken).length;
  if (others.some((other) => other.opening === opening)) value += SAME_OPENING;
  if (isWorn(opening, met)) value += WORN_OPENING;
  value += SKY_IN_SAME_PLACE * others.filter((other) => other.skyAt === skyAt).length;
  if (isAdvisedThroughout(passage, others)) value += ADVICE_EVERYWHERE;
  return value;
}

function motifValue({ motif }: Passage, others: readonly Card[], { motifs }: Met): number {
  if (others.some((other) => other.passage.motif === motif)) return SAME_MOTIF_IN_READING;
  const ago = motifs.findIndex((day) => day.has(motif));
  return ago === -1 ? 0 : (SAME_MOTIF_LATELY[ago] ?? 0);
}

function isWorn(opening: string, { openings }: Met): boolean {
  const all = [...openings.values()].reduce((sum, count) => sum + count, 0);
  return all >= 10 && (openings.get(opening) ?? 0) / all > WORN_SHARE;
}

function isAdvisedThroughout({ advice }: Passage, others: readonly Card[]): boolean {
  return advice && others.length >= 2 && others.every(({ passage }) => passage.advice);
}
