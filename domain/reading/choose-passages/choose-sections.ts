import { AREAS, type Area, type SectionPassage } from '#domain/words/passage.ts';
import type { Card, IntroductionCard } from './decks.ts';
import type { DealtSection } from './hand.ts';
import { type DayOfSign, isOnOccasion, isWeekend } from './occasions.ts';
import {
  advicePenalty,
  continuesIntroduction,
  isLink,
  moodPenalty,
  type RecentHistory,
  reachValue,
  restPenalty,
  shapePenalty,
  speechPenalty,
  themeValue,
  type upperBoundFor,
  varietyPenalty,
  weekendPenalty,
} from './passage-values.ts';
import { type Option, REQUIRED_AREAS } from './section-options.ts';

const SECTIONS = 4;
const SAME_BODY_FACTOR = 0.4;
const WRITTEN_FOR_ANOTHER_BODY = -0.15;
/** A passage for a weekday or a season, on its day. */
const ON_ITS_DAY = 0.4;
/** Readers want their sign to be recognized now and then, even in a section that isn't about the day's theme. */
const OF_THE_SIGN = 44;

/** What the scores of one reading depend on. */
export interface Scoring {
  history: RecentHistory;
  upperBound: ReturnType<typeof upperBoundFor>;
  day: DayOfSign;
}

/** Adding the same values in another order changes the sum by less than this. */
const ROUNDING = 1e-9;

interface PickedSection extends DealtSection {
  value: number;
}

/**
 * The four sections that go best with an introduction, and their value together; null if the passages don't suffice.
 * The area `first` (love or work, which every reading has) is filled first, so it gets first choice, for example of the
 * reading's one joke.
 */
export function chooseSections(
  options: ReadonlyMap<Area, readonly Option[]>,
  introduction: IntroductionCard,
  { scoring, first }: { scoring: Scoring; first: Area },
): { sections: DealtSection[]; value: number } | null {
  const picks: PickedSection[] = [];
  const pickOf = (areas: readonly Area[]) => {
    const left = areas.filter((area) => picks.every((pick) => pick.area !== area));
    const open = left.flatMap((area) => options.get(area)!);
    const usedFacts = new Set(picks.map(({ contact }) => contact.factId));
    const unused = open.filter(({ contact }) => !usedFacts.has(contact.factId));
    // On a quiet day late in a stretch, accept a weaker contact, then the other side of a pair.
    const best = (list: readonly Option[]) => bestOf(list, picks, introduction, scoring);
    return best(unused.filter(({ fits }) => fits)) ?? best(unused) ?? best(open);
  };
  const required = [first, ...REQUIRED_AREAS.filter((area) => area !== first)];
  while (picks.length < SECTIONS) {
    const area = required[picks.length];
    const pick = pickOf(area ? [area] : AREAS);
    if (!pick) return null;
    picks.push(pick);
  }
  return {
    sections: inOrder(picks, introduction),
    value: picks.reduce((sum, { value }) => sum + value, 0),
  };
}

/** The best section among `options`, considering both general passages and those written to follow the introduction. */
function bestOf(
  options: readonly Option[],
  picks: readonly PickedSection[],
  introduction: IntroductionCard,
  { history, upperBound, day }: Scoring,
): PickedSection | null {
  let best: PickedSection | null = null;
  const picked = picks.map(({ card }) => card);
  const all = [introduction, ...picked];
  const [theme] = introduction.passage.themes;
  const weekend = isWeekend(day.date);

  const consider = ({ area, contact, value }: Option, card: Card<SectionPassage>) => {
    const { passage } = card;
    if (isLink(passage) && passage.themes[0] !== theme) return;
    const repeats = picks.filter((pick) => pick.contact.body === contact.body).length;
    const fit =
      value +
      repeats * Math.log(SAME_BODY_FACTOR) +
      themeValue(card, introduction) +
      reachValue(passage) +
      (passage.bodies[0] === contact.body ? 0 : WRITTEN_FOR_ANOTHER_BODY) +
      (passage.on ? ON_ITS_DAY : 0) +
      (card.isOfSign ? OF_THE_SIGN : 0) +
      weekendPenalty(passage, weekend);
    if (best && fit + upperBound(card) < best.value - ROUNDING) return;
    // A section that continues the introduction is meant to share its thought.
    const besides = continuesIntroduction(card, introduction) ? picked : all;
    const score =
      fit +
      varietyPenalty(card, besides, history) +
      shapePenalty(card, all) +
      advicePenalty(card, all, history) +
      moodPenalty(card, area, all, history) +
      restPenalty(card, all) +
      speechPenalty(card, all, history);
    if (!best || score > best.value) best = { area, contact, card, value: score };
  };

  // Consider these first: they nearly always score highest, so few others need a full score.
  if (!picked.some((card) => continuesIntroduction(card, introduction))) {
    for (const option of options)
      for (const card of nextFor(introduction, option)) {
        if (isOnOccasion(card, day)) consider(option, card);
      }
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

/**
 * First the section that continues the introduction, then those of its theme, then by weight; one that asks for nothing
 * ends the reading.
 */
function inOrder(picks: readonly PickedSection[], introduction: IntroductionCard): DealtSection[] {
  const isRest = ({ card }: DealtSection) => Number(card.passage.asks === 'nothing');
  return picks
    .map(({ area, contact, card }) => ({ area, contact, card }))
    .sort(
      (a, b) =>
        isRest(a) - isRest(b) ||
        themeValue(b.card, introduction) - themeValue(a.card, introduction) ||
        b.contact.weight - a.contact.weight,
    );
}
