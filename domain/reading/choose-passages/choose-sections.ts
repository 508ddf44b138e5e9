import { AREAS, type Area, type SectionPassage } from '#domain/words/passage.ts';
import type { Card, IntroductionCard } from './decks.ts';
import type { DealtSection } from './hand.ts';
import {
  adviceValue,
  goesOn,
  isLink,
  type Met,
  moodValue,
  type mostValues,
  spokenValue,
  themeValue,
  varietyValue,
} from './passage-values.ts';
import { ALWAYS, type Option } from './section-options.ts';

const SECTIONS = 4;
const PARTNER_FACTOR = 0.4;
const WRITTEN_FOR_ANOTHER_BODY = -0.15;
/** A passage for a weekday or a season, on its day. */
const ON_ITS_DAY = 0.4;

/** How passages are valued for one reading. */
export interface Scale {
  met: Met;
  most: ReturnType<typeof mostValues>;
}

/** Sums of the same values in another order differ by less. */
const ROUNDING = 1e-9;

interface PickedSection extends DealtSection {
  value: number;
}

/**
 * The four sections that go best with an introduction, and their value together; null if the passages don't suffice.
 * `first` of the parts of life that every reading has picks first: it has the choice, of the one joke of a reading for
 * example.
 */
export function chooseSections(
  options: ReadonlyMap<Area, readonly Option[]>,
  introduction: IntroductionCard,
  { scale, first }: { scale: Scale; first: Area },
): { sections: DealtSection[]; value: number } | null {
  const picks: PickedSection[] = [];
  const pickOf = (areas: readonly Area[]) => {
    const left = areas.filter((area) => picks.every((pick) => pick.area !== area));
    const open = left.flatMap((area) => options.get(area)!);
    const told = new Set(picks.map(({ contact }) => contact.factId));
    const untold = open.filter(({ contact }) => !told.has(contact.factId));
    // On a quiet day late in a stretch, accept a weaker contact, then the other side of a pair.
    const best = (list: readonly Option[]) => bestOf(list, picks, introduction, scale);
    return best(untold.filter(({ fits }) => fits)) ?? best(untold) ?? best(open);
  };
  const always = [first, ...ALWAYS.filter((area) => area !== first)];
  while (picks.length < SECTIONS) {
    const area = always[picks.length];
    const pick = pickOf(area ? [area] : AREAS);
    if (!pick) return null;
    picks.push(pick);
  }
  return {
    sections: inOrder(picks, introduction),
    value: picks.reduce((sum, { value }) => sum + value, 0),
  };
}

/** The best section of `options`, of the passages open to all and of those written to follow the introduction. */
function bestOf(
  options: readonly Option[],
  picks: readonly PickedSection[],
  introduction: IntroductionCard,
  { met, most }: Scale,
): PickedSection | null {
  let best: PickedSection | null = null;
  const picked = picks.map(({ card }) => card);
  const all = [introduction, ...picked];
  const [theme] = introduction.passage.themes;

  const consider = ({ area, contact, value }: Option, card: Card<SectionPassage>) => {
    const { passage } = card;
    if (isLink(passage) && passage.themes[0] !== theme) return;
    const repeats = picks.filter((pick) => pick.contact.body === contact.body).length;
    const fit =
      value +
      repeats * Math.log(PARTNER_FACTOR) +
      themeValue(card, introduction) +
      (passage.bodies[0] === contact.body ? 0 : WRITTEN_FOR_ANOTHER_BODY) +
      (passage.on ? ON_ITS_DAY : 0);
    if (best && fit + most(card) < best.value - ROUNDING) return;
    // A section that continues the introduction is meant to share its thought.
    const besides = goesOn(card, introduction) ? picked : all;
    const worth =
      fit +
      varietyValue(card, besides, met) +
      adviceValue(card, all, met) +
      moodValue(card, area, all, met) +
      spokenValue(card, all);
    if (!best || worth > best.value) best = { area, contact, card, value: worth };
  };

  // These first: they are nearly always worth the most, so few others have to be valued in full.
  if (!picked.some((card) => goesOn(card, introduction))) {
    for (const option of options)
      for (const card of nextFor(introduction, option)) consider(option, card);
  }
  for (const option of options) for (const card of option.cards) consider(option, card);
  return best;
}

/** The sections that were written to follow an introduction, for this contact. */
function nextFor({ next }: IntroductionCard, { area, contact: { tone, body } }: Option) {
  return next
    .filter((other) => other.area === area && other.tone === tone)
    .map(({ card }) => card)
    .filter(({ passage }) => passage.bodies.includes(body));
}

/** First the sections that continue the introduction's thought, then by weight. */
function inOrder(picks: readonly PickedSection[], introduction: IntroductionCard): DealtSection[] {
  return picks
    .map(({ area, contact, card }) => ({ area, contact, card }))
    .sort(
      (a, b) =>
        themeValue(b.card, introduction) - themeValue(a.card, introduction) ||
        b.contact.weight - a.contact.weight,
    );
}
