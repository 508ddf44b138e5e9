import type { LuckyElements, Reading } from '../reading.ts';
import { headlineOf } from '../title.ts';

/** One text of a reading, and where it is, in words that fit a sentence. */
export interface ReaderText {
  where: string;
  text: string;
  /** The line under it that names its basis; the two are judged as one statement. */
  basis?: string;
}

export const LUCKY_LISTS = ['numbers', 'colors', 'gemstones', 'directions'] as const;

/**
 * Every text that a reader of the page sees, each separately: a statement is judged in the context of the text it
 * stands in.
 */
export function readerTexts(reading: Reading): ReaderText[] {
  return [...proseParts(reading), ...basisTexts(reading), ...sideTexts(reading)];
}

/** Introduction and sections, each with the line under it. */
export function proseParts({ introduction, basis, sections }: Reading): ReaderText[] {
  return [
    { where: 'the introduction', text: introduction, basis },
    ...sections.map(({ title, content, basis }) => ({
      where: `“${title}”`,
      text: content,
      basis,
    })),
  ];
}

/** The lines under introduction and sections, each by itself. */
function basisTexts({ basis, sections }: Reading): ReaderText[] {
  return [
    { where: 'the line under the introduction', text: basis },
    ...sections.map(({ title, basis }) => ({ where: `the line under “${title}”`, text: basis })),
  ];
}

/** The texts around the prose: headline, lucky elements, list of facts. */
export function sideTexts(reading: Reading): ReaderText[] {
  return [
    { where: 'the headline', text: headlineOf(reading) },
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
