import type { Body } from '#domain/sky/bodies.ts';
import type { Area } from '#domain/words/passage.ts';
import type { House } from '#domain/zodiac/solar-houses.ts';
import type { SectionTitle } from '../reading.ts';

/** The section title of each area. */
export const AREA_TITLES: Record<Area, SectionTitle> = {
  love: 'Love & Relationships',
  work: 'Career & Work',
  rest: 'Health & Wellness',
  style: 'Fashion & Style',
  home: 'Home & Environment',
  money: 'Finance & Money',
  growth: 'Personal Growth',
  social: 'Social Life',
  family: 'Family Matters',
  spirit: 'Spiritual Guidance',
};

/** How strongly a body in a solar house relates to an area of life: 0, or about 1 to 5. */
export function areaFit(area: Area, body: Body, house: House): number {
  return (HOUSES[area][house] ?? 0) + (BODIES[area][body] ?? 0);
}

/** Whether a solar house is one of those associated with an area of life. */
export function isHouseOf(area: Area, house: House): boolean {
  return (HOUSES[area][house] ?? 0) >= 1;
}

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

// biome-ignore format: a table reads better as rows
const BODIES: Record<Area, Partial<Record<Body, number>>> = {
  love: { Venus: 2.4, Mars: 1.4, Sun: 0.6, Neptune: 0.7, Jupiter: 0.6, Saturn: 0.6, Mercury: 0.5, Pluto: 0.5, Uranus: 0.4 },
  work: { Saturn: 1.8, Sun: 1.4, Mercury: 1.4, Mars: 1.3, Jupiter: 0.8, Uranus: 0.5, Pluto: 0.4 },
  rest: { Mars: 1.3, Sun: 1, Saturn: 0.9, Neptune: 0.7, Mercury: 0.6, Uranus: 0.6 },
  style: { Venus: 1.9, Sun: 0.9, Uranus: 0.8, Mars: 0.4, Mercury: 0.4 },
  home: { Saturn: 0.9, Venus: 0.8, Uranus: 0.8, Mars: 0.6 },
  money: { Venus: 1.3, Jupiter: 1.2, Saturn: 1.1, Pluto: 1, Mercury: 1 },
  growth: { Jupiter: 1.6, Pluto: 1.4, Uranus: 1.2, Saturn: 1, Sun: 0.9, Mars: 0.7 },
  social: { Mercury: 1.5, Uranus: 1.3, Venus: 1.1, Jupiter: 1, Sun: 0.4 },
  family: { Saturn: 1, Sun: 0.9, Mercury: 0.7, Pluto: 0.7 },
  spirit: { Neptune: 2, Jupiter: 1, Pluto: 0.9, Saturn: 0.4 },
};
