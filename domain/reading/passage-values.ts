import type { IntroductionPassage, Passage } from '#domain/words/passage.ts';
import type { Card } from './decks.ts';

/**
 * What a passage adds to or takes from a reading, to be added to the logarithm of its contact's weight: 0.7
 * counts as much as a contact of double the weight.
 */

/** The day's theme is the introduction's; a section of that theme makes the reading one day. */
export function themeValue(
  { passage }: Card,
  { passage: introduction }: Card<IntroductionPassage>,
): number {
  const [main] = introduction.themes;
  if (passage.themes[0] === main) return 1.6;
  if (passage.themes[1] === main) return 1.1;
  return introduction.themes[1] === passage.themes[0] ? 0.4 : 0;
}

/** What the sign's reader has met in the last weeks. */
interface Met {
  openings: ReadonlyMap<string, number>;
  props: ReadonlySet<string>;
}

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
  let value = 0;
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

function isWorn(opening: string, { openings }: Met): boolean {
  const all = [...openings.values()].reduce((sum, count) => sum + count, 0);
  return all >= 10 && (openings.get(opening) ?? 0) / all > WORN_SHARE;
}

function isAdvisedThroughout({ advice }: Passage, others: readonly Card[]): boolean {
  return advice && others.length >= 2 && others.every(({ passage }) => passage.advice);
}
