import { daysBetween } from '../../calendar/civil-date.ts';
import { lastOf } from '../setting.ts';
import { UNIT_DAYS } from '../text/numbers.ts';
import { shiftDays } from '../text/time/shift-days.ts';
import type { Tokens, WhenMeaning } from '../text/token.ts';
import { hasTag, isPlace, type Passage } from './passage.ts';

/** "Two more weeks", "five days left", "is a week away": a length of time, and when it is over, give or take a third. */
export interface Countdown {
  at: number;
  when: WhenMeaning;
}

export function countdownsIn({ tokens, context }: Passage): Countdown[] {
  return tokens.flatMap((_, at): Countdown[] => {
    const token = tokens[at]!;
    if (token.type === 'when' && / away$/.test(token.lower)) return [{ at, when: token }];
    const elapsed =
      isPlace(tokens[at + 2]) && tokens[at + 1]?.lower === 'into' ? lengthTold(tokens, at) : null;
    const days = elapsed === null ? daysCounted(tokens, at) : -elapsed;
    if (days === null) return [];
    const { date, period } = context;
    const slack = Math.max(2, Math.floor(0.25 * Math.abs(days)));
    // A column may count from any of its first days.
    const length = daysBetween(date, lastOf(period ?? 'day', date));
    const spread = days < 0 ? length : Math.min(6, length);
    const [from, to] = [shiftDays(date, days - slack), shiftDays(date, days + spread + slack)];
    const words = 'about then';
    const moment = { kind: 'stretch', from, to, words, loose: true } as const;
    const when: WhenMeaning = { type: 'when', role: 'at', moment, weekday: null };
    return [{ at, when }];
  });
}

/** "A week into Taurus" */
function lengthTold(tokens: Tokens, at: number): number | null {
  const unit = UNIT_DAYS.get(tokens[at]!.lower);
  const number = tokens[at - 1];
  if (unit === undefined) return null;
  if (number?.type === 'number' && !number.ordinal) return Math.round(number.value * unit);
  return hasTag(number, 'a') ? Math.round(unit) : null;
}

function daysCounted(tokens: Tokens, at: number): number | null {
  const told = tokens[at]!.lower.split(' ').at(-1);
  const unit = UNIT_DAYS.get(told ?? '');
  if (unit === undefined) return null;
  const isAway = AHEAD.test(tokens[at + 1]?.lower ?? '');
  let i = at - 1;
  const isHad =
    hasTag(tokens[at + 1], 'of', 'to', 'and') &&
    tokens
      .slice(Math.max(0, at - 4), at)
      .some((token) => hasTag(token, 'have') || token.lower === 'got');
  let isMore = isAway || isHad;
  for (; i >= at - 3 && tokens[i]?.type === 'word' && !hasTag(tokens[i], 'a'); i--)
    isMore ||= tokens[i]!.lower === 'more';
  const number = tokens[i];
  if (!(isMore || number?.lower === 'another' || tokens[i - 1]?.lower === 'another')) return null;
  if (number?.type === 'number' && !number.ordinal) return Math.round(number.value * unit);
  const whole = /^(?:a|one|another)\b/.test(number?.lower ?? tokens[at]!.lower);
  return whole ? unit : null;
}

const AHEAD = /^(?:more|left|to go|away|remaining|away from|from now)$/;
