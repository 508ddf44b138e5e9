import { addDays, daysBetween } from '../../calendar/civil-date.ts';
import type { ClaimContext } from '../claim.ts';
import { bodiesOf, hasTag, isMoon, type Passage } from '../grammar/passage.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { lastOf } from '../setting.ts';
import { isOfDays } from '../text/time/moment.ts';
import type { Token, WhenMeaning } from '../text/token.ts';
import { fact } from './fact.ts';

/** Finds what the Moon looks like in words that name no phase: "slimmer every night", "round as a plate". */
export function findMoonLooks(
  { tokens, context }: Passage,
  findings: readonly Finding[],
): Finding[] {
  const moon = tokens.findIndex(isMoon);
  const others = tokens.some((token) => bodiesOf(token) && !isMoon(token));
  const isRead = findings.some(
    ({ kind }) => kind === 'moon-phase' || kind === 'illumination' || kind === 'lunation',
  );
  if (moon < 0 || others || isRead) return [];
  return tokens
    .flatMap((token, at): Finding[] => {
      const look = token.type === 'word' || token.type === 'number' ? lookAt(tokens, at) : null;
      if (!look || hasTag(tokens[at - 1], 'not', 'you', 'your')) return [];
      const kind = look.type === 'phase' ? 'moon-phase' : 'illumination';
      const [from, to] = [Math.min(moon, at), Math.max(moon, at)];
      const own = tokens.some(isDated) ? {} : { ownWhen: midOf(context) };
      return [fact(kind, look, from, to, { core: at, uses: [at], attached: false, ...own })];
    })
    .slice(0, 1);
}

function isDated(token: Token): boolean {
  return token.type === 'when' && isOfDays(token.moment);
}

/** The days in the middle of a column's period: what the Moon looks like "all week" need not be so at its ends. */
function midOf({ date, period }: ClaimContext): WhenMeaning {
  const last = lastOf(period ?? 'day', date);
  const half = Math.floor(daysBetween(date, last) / 2);
  const [from, to] = [
    addDays(date, half - (half > 1 ? 1 : 0)),
    addDays(last, -half + (half > 1 ? 1 : 0)),
  ];
  const moment = { kind: 'stretch', from, to, words: 'about then', loose: true } as const;
  return { type: 'when', role: 'at', moment, weekday: null };
}

function lookAt(tokens: readonly Token[], at: number): Proposition | null {
  const isAdjective =
    tokens.slice(at + 1, at + 4).some(isMoon) && tokens.slice(at + 1).findIndex(isMoon) <= 2;
  if (isAdjective && /^(?:fat|plump|round|bulging|swollen|portly|chubby)$/.test(tokens[at]!.lower))
    return { type: 'illumination', low: 60, high: 100 };
  if (isAdjective && /^(?:skinny|slim|slender|thin|scrawny|bony)$/.test(tokens[at]!.lower))
    return { type: 'illumination', low: 0, high: 45 };
  const words = tokens
    .slice(at, at + 4)
    .map(({ lower }) => lower)
    .join(' ');
  const phase = WAXING.test(words) ? 'waxing' : WANING.test(words) ? 'waning' : null;
  if (phase) return { type: 'phase', phase, nearly: false, negated: false };
  if (ROUND.test(words)) return { type: 'illumination', low: 85, high: 100 };
  return THIN.test(words) ? { type: 'illumination', low: 0, high: 45 } : null;
}

const WAXING =
  /^(?:(?:fatten|plump|swell|fill|thicken|brighten|ripen|bulk|inflat)(?:s|es|ing)\b|(?:grow|grows|growing)\b(?! (?:thin|dim|small|slim|lean|skinn|narrow|up|old|tired|dark))|put(?:s|ting)? on weight|gain(?:s|ing)? (?:weight|light)|(?:fatter|plumper|rounder|bigger|fuller|brighter|thicker) |(?:on (?:its|her|his) way to|headed for|heading for|bound for|toward|towards|building to|closing in on) (?:the )?full\b(?! (?:of|moon)))/;
const WANING =
  /^(?:(?:slim|thin|shrink|dim|dwindl|deflat|narrow|fad|shed)(?:s|es|ming|ning|ing|ding)\b|los(?:es?|ing) (?:weight|light)|(?:slimmer|thinner|smaller|leaner|skinnier|dimmer|narrower) |(?:on (?:its|her|his) way to|headed for|heading for|toward|towards) (?:new|dark)\b(?! moon))/;
const ROUND = /^(?:round as|round and|fat and round|plump as|full as|big as|full-bellied)\b/;
const THIN = /^(?:(?:sliver|fingernail|nail clipping|paring|wisp|thread)\b|thin as|hair-thin)/;
