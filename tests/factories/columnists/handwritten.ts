import { civilDate } from '#domain/calendar/civil-date.ts';
import { parseZone } from '#domain/calendar/zones.ts';
import { type ClaimContext, PERIODS } from '#domain/claims/claim.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import columns from '#tests/fixtures/claims/handwritten-columns.json' with { type: 'json' };
import sentences from '#tests/fixtures/claims/handwritten-sentences.json' with { type: 'json' };
import type { Commissioned } from './commissioned.ts';

/**
 * `mend` and `details`: the checker is tuned on them. `apart`: held out, so nobody who works on the checker reads it. A
 * sentence of `details` has several statements; in a lie, one of them is false.
 */
export const HANDWRITTEN_HALVES = ['mend', 'apart', 'details'] as const;
export type HandwrittenHalf = (typeof HANDWRITTEN_HALVES)[number];

interface Setting {
  date: string;
  period?: string;
  zone?: string;
  sign?: string;
}

interface Sentence extends Setting {
  id: string;
  half: string;
  text: string;
  truth: string;
}

interface Column extends Setting {
  id: string;
  half: string;
  title: string;
  text: string;
  false: string[];
  true: string[];
}

/** Sentences by a writer who had not seen the checker, each true, false or stating nothing. */
export function handwrittenSentences(half: HandwrittenHalf): Commissioned[] {
  return (sentences as Sentence[])
    .filter((sentence) => sentence.half === half)
    .map(({ id, text, truth, ...setting }) => {
      const statement = { start: 0, end: text.length, isTrue: truth === 'true' };
      const statements = truth === 'nothing' ? [] : [statement];
      const isLie = truth === 'false';
      return { id, text, isLie, statements, commission: contextOf(setting), half: halfOf(half) };
    });
}

/** Whole columns by that writer, with the sentences in them that are true and those that are false. */
export function handwrittenColumns(half: HandwrittenHalf): Commissioned[] {
  return (columns as Column[])
    .filter((column) => column.half === half)
    .map(({ id, title, text, true: told, false: lies, ...setting }) => {
      const whole = `${title}\n\n${text}`;
      const statements = [...told, ...lies].map((words) => {
        const start = whole.indexOf(words);
        if (start < 0) throw new Error(`${id} does not contain: ${words}`);
        return { start, end: start + words.length, isTrue: told.includes(words) };
      });
      const isLie = lies.length > 0;
      return {
        id,
        text: whole,
        isLie,
        statements,
        commission: contextOf(setting),
        half: halfOf(half),
      };
    });
}

function halfOf(half: HandwrittenHalf): Commissioned['half'] {
  return half === 'mend' ? 'tuned on' : 'held out';
}

function contextOf({ date, period, zone, sign }: Setting): ClaimContext {
  const named = PERIODS.find((one) => one === period);
  return {
    date: civilDate(date),
    ...(named && { period: named }),
    ...(zone !== undefined && { zone: parseZone(zone)! }),
    ...(sign !== undefined && { sign: parseSign(sign)! }),
  };
}
