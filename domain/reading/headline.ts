import { AREA_HEADLINES, HOUSE_HEADLINES } from '#domain/words/headlines.ts';
import type { Desk } from './desk.ts';
import type { PlannedSection } from './section-plan.ts';

const SMALL_WORDS = new Set(
  'a an the and or but nor for of in on at to by with from as over than that'.split(' '),
);

/** The headline of a reading: the house of its strongest influence, and the part of life of the second. */
export function writeHeadline(plan: readonly PlannedSection[], desk: Desk): string {
  const [first, second] = plan;
  const { house } = first!.influence;
  const { area } = second!;
  const one = desk.take(`headline ${house}`, HOUSE_HEADLINES[house]);
  const other = desk.take(`headline ${area}`, AREA_HEADLINES[area]);
  return titleCase(`${one}${one.includes(' and ') || one.includes(',') ? '; ' : ' and '}${other}`);
}

function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, i) =>
      i > 0 && SMALL_WORDS.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )
    .join(' ');
}
