import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import type { EarlierReading } from '#domain/reading/gates/reading-ledger.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

const DAYS_BACK = 7;
/** About 900 words of prompt; the variety gate knows the rest. */
const MAX_SENTENCES = 40;
const MAX_CHARACTERS = 240;

/**
 * The sentences that a new reading is most likely to repeat: the first of each paragraph of the sign's last days,
 * newest first, and of that day's readings of the other signs.
 */
export function sentencesSaid(
  sign: Sign,
  date: CivilDate,
  earlier: readonly EarlierReading[],
): string[] {
  const recent = earlier
    .filter((other) => other.sign === sign && other.date < date)
    .filter((other) => other.date >= addDays(date, -DAYS_BACK))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const sameDay = earlier.filter((other) => other.date === date && other.sign !== sign);
  const sentences = [
    ...recent.slice(0, 1).flatMap(openings),
    ...sameDay.flatMap((other) => openings(other).slice(0, 1)),
    ...recent.slice(1).flatMap(openings),
  ];
  return [...new Set(sentences)].slice(0, MAX_SENTENCES);
}

function openings({ text }: EarlierReading): string[] {
  return text
    .split('\n\n')
    .map(firstSentence)
    .filter((sentence) => sentence !== '');
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

function firstSentence(paragraph: string): string {
  const [first] = SENTENCES.segment(paragraph.trim());
  return (first?.segment ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS);
}
