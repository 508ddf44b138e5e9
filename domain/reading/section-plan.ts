import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Body } from '#domain/sky/bodies.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import { AREAS, type Area } from '#domain/words/entries.ts';
import { SIGNS, type Sign, signIndex } from '#domain/zodiac/signs.ts';
import type { House } from '#domain/zodiac/solar-houses.ts';
import { type Influence, influencesOn } from './influences.ts';
import { hash } from './rotation.ts';

/** One section to write: a part of life, and what in the sky speaks to it. */
export interface PlannedSection {
  area: Area;
  influence: Influence;
}

const FEWEST = 5;
const MOST = 7;
/** A seventh or sixth section needs a match of at least this score; a quiet day has five. */
const WORTH_TELLING = [4.6, 5.2];
/** A body that leads a section already counts for less in the next, so that the day is seen from all sides. */
const SECOND_LEAD = 0.45;
const THIRD_LEAD = 0.1;
/** Up to this part of the score falls to chance, so that like skies do not give like plans. */
const JITTER = 0.22;

/** How much each solar house says of a part of life. */
const HOUSES: Record<Area, Partial<Record<House, number>>> = {
  love: { 7: 3, 5: 2.7, 8: 1.5, 11: 0.6, 1: 0.5 },
  work: { 10: 3, 6: 2.8, 2: 1, 3: 0.9, 1: 0.6, 11: 0.5 },
  rest: { 6: 2.4, 12: 2.2, 1: 2.2, 4: 0.9, 8: 0.6 },
  style: { 1: 2.6, 2: 1.6, 5: 1.7, 10: 1.2, 7: 0.9 },
  home: { 4: 3, 2: 1, 12: 0.9, 6: 0.9, 3: 0.6 },
  money: { 2: 3, 8: 2.8, 11: 1, 10: 0.8, 6: 0.6 },
  growth: { 9: 2.8, 1: 1.7, 3: 1.5, 12: 1, 8: 1.2, 5: 0.6 },
  social: { 11: 3, 3: 2.5, 7: 1.3, 5: 1.4, 9: 1 },
  family: { 4: 2.6, 3: 1.5, 5: 1.6, 10: 1, 8: 1, 12: 0.6, 2: 0.6 },
  spirit: { 12: 2.9, 9: 2.3, 8: 1.7, 4: 0.8 },
};

/** How much each body says of a part of life. */
const BODIES: Record<Area, Partial<Record<Body, number>>> = {
  love: { Venus: 2, Mars: 1.3, Moon: 1, Sun: 0.6, Neptune: 0.7, Jupiter: 0.6 },
  work: { Saturn: 1.6, Sun: 1.4, Mercury: 1.3, Mars: 1.2, Jupiter: 0.8 },
  rest: { Mars: 1.3, Moon: 1.3, Sun: 1, Saturn: 0.9, Mercury: 0.6, Uranus: 0.6, Neptune: 0.7 },
  style: { Venus: 1.9, Sun: 0.9, Uranus: 0.8, Mars: 0.4, Mercury: 0.4 },
  home: { Moon: 1.7, Saturn: 0.9, Venus: 0.8, Uranus: 0.8, Mars: 0.6 },
  money: { Venus: 1.3, Jupiter: 1.2, Saturn: 1.1, Pluto: 1, Mercury: 1 },
  growth: { Jupiter: 1.6, Pluto: 1.4, Saturn: 1, Sun: 0.9, Uranus: 1.2, Mars: 0.7 },
  social: { Mercury: 1.5, Jupiter: 1, Uranus: 1.3, Venus: 1.1, Sun: 0.4 },
  family: { Moon: 1.6, Saturn: 1, Sun: 0.9, Mercury: 0.7, Pluto: 0.7 },
  spirit: { Neptune: 2, Moon: 0.8, Jupiter: 1, Pluto: 0.9, Saturn: 0.4 },
};

/**
 * The sections of a sign's reading in order. Should a sign earlier in the zodiac have the same parts of
 * life in the same order that day, the last two change places.
 */
export function planSections(sign: Sign, date: CivilDate, sky: DaySky): PlannedSection[] {
  const orders = new Set<string>();
  let plan: PlannedSection[] = [];
  for (const other of SIGNS.slice(0, signIndex(sign) + 1)) {
    plan = strongestSections(other, date, influencesOn(other, sky));
    if (orders.has(orderOf(plan))) plan = [...plan.slice(0, -2), plan.at(-1)!, plan.at(-2)!];
    orders.add(orderOf(plan));
  }
  return plan;
}

function orderOf(plan: readonly PlannedSection[]): string {
  return plan.map(({ area }) => area).join();
}

/**
 * The five to seven parts of life that the day's sky speaks to most for a sign, strongest first. Each
 * rests on an event of its own, and each part of life comes once.
 */
function strongestSections(
  sign: Sign,
  date: CivilDate,
  influences: readonly Influence[],
): PlannedSection[] {
  const matches = influences
    .flatMap((influence) =>
      AREAS.map((area) => ({ area, influence, score: scoreOf(sign, date, area, influence) })),
    )
    .filter(({ score }) => score > 0);
  const plan: PlannedSection[] = [];
  const leads = new Map<Body, number>();
  while (plan.length < MOST) {
    let best: (typeof matches)[number] | null = null;
    let bestScore = 0;
    for (const match of matches) {
      const { area, influence } = match;
      if (plan.some((s) => s.area === area || s.influence.event === influence.event)) continue;
      const led = leads.get(influence.body) ?? 0;
      const score = match.score * (led === 0 ? 1 : led === 1 ? SECOND_LEAD : THIRD_LEAD);
      if (score > bestScore) {
        best = match;
        bestScore = score;
      }
    }
    if (!best) break;
    if (plan.length >= FEWEST && bestScore < WORTH_TELLING[plan.length - FEWEST]!) break;
    plan.push({ area: best.area, influence: best.influence });
    leads.set(best.influence.body, (leads.get(best.influence.body) ?? 0) + 1);
  }
  return plan;
}

function scoreOf(
  sign: Sign,
  date: CivilDate,
  area: Area,
  { event, body, house, weight }: Influence,
) {
  const fit = (HOUSES[area][house] ?? 0) + (BODIES[area][body] ?? 0);
  const chance = hash(`${sign} ${date} ${area} ${event}`) / 2 ** 32;
  return weight * fit * (1 + JITTER * (chance - 0.5));
}
