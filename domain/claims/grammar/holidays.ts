import type { CivilDate } from '../../calendar/civil-date.ts';
import { isHoliday } from '../text/time/relative-days.ts';
import type { Tokens } from '../text/token.ts';
import { hasTag, isMark } from './passage.ts';

/** "Thanksgiving falls on a Friday", "on Monday, Christmas Day": the holiday that the weekday at `at` refers to. */
export function holidayBeside(tokens: Tokens, at: number): { date: CivilDate; at: number } | null {
  let before = at - 1;
  while (
    hasTag(tokens[before], 'be', 'a', 'on') ||
    isMark(tokens[before], ',') ||
    FALLING.has(tokens[before]?.lower ?? '')
  )
    before--;
  const isSaid = tokens
    .slice(before + 1, at)
    .some((token) => hasTag(token, 'be') || FALLING.has(token.lower));
  const after = isMark(tokens[at + 1], ',') ? at + 2 : at + 1;
  for (const near of [before, after]) {
    const token = tokens[near];
    if (token?.type !== 'when' || token.moment.kind !== 'day') continue;
    const isEquated = near === before && isSaid && /\d/.test(token.lower);
    if (isHoliday(token.lower) || isEquated) return { date: token.moment.date, at: near };
  }
  return null;
}

const FALLING = new Set(['falls', 'lands', 'fell', 'comes', 'arrives', 'happens', 'this', 'year']);
