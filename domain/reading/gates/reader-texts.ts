import type { LuckyElements, Reading } from '../reading.ts';
import { headlineOf } from '../title.ts';

/** One text of a reading, and where it stands, in words that fit a sentence. */
export interface ReaderText {
  where: string;
  text: string;
}

export const LUCKY_LISTS = ['numbers', 'colors', 'gemstones', 'directions'] as const;

/** Every text that a reader of the page sees, each by itself: a statement is judged where it stands. */
export function readerTexts(reading: Reading): ReaderText[] {
  return [...proseTexts(reading), ...sideTexts(reading)];
}

/** Introduction and sections. */
export function proseTexts({ introduction, sections }: Reading): ReaderText[] {
  return [
    { where: 'the introduction', text: introduction },
    ...sections.map(({ title, content }) => ({ where: `“${title}”`, text: content })),
  ];
}

/** What stands around the prose: headline, bases, lucky elements, list of facts. */
export function sideTexts(reading: Reading): ReaderText[] {
  return [
    { where: 'the headline', text: headlineOf(reading) },
    ...reading.sections.map(({ title, basis }) => ({
      where: `the basis of “${title}”`,
      text: basis,
    })),
    ...luckyTexts(reading.luckyElements),
    ...reading.sky.map(({ id, text }) => ({ where: `the sky fact ${id}`, text })),
  ];
}

function luckyTexts(lucky: LuckyElements): ReaderText[] {
  const names = [...lucky.colors, ...lucky.gemstones, ...lucky.directions].join(', ');
  const explanations = LUCKY_LISTS.flatMap((list) => {
    const text = lucky.explanations[list];
    return text === undefined ? [] : [{ where: `the explanation of the lucky ${list}`, text }];
  });
  return [...(names === '' ? [] : [{ where: 'the lucky elements', text: names }]), ...explanations];
}
