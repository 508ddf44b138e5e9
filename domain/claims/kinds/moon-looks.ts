import { addDays, type CivilDate, daysBetween } from '../../calendar/civil-date.ts';
import { bodiesOf, hasTag, isMark, isMoon, type Passage } from '../grammar/passage.ts';
import type { Finding, Findings, Proposition } from '../proposition.ts';
import { lastOf } from '../setting.ts';
import { isOfDays } from '../text/time/moment.ts';
import type { Token, Tokens, WhenMeaning } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';

/** Finds what the Moon looks like in words that name no phase: "slimmer every night", "round as a plate". */
export function findMoonLooks({ tokens, context }: Passage, findings: Findings): Finding[] {
  const moon = tokens.findIndex(isMoon);
  const others = tokens.some((token) => bodiesOf(token) && !isMoon(token));
  const isRead = findings.some(
    ({ kind, isRemainder }) => !isRemainder && /^(?:moon-phase|illumination|lunation)$/.test(kind),
  );
  if (moon < 0 || others || isRead) return [];
  return tokens
    .flatMap((token, at): Finding[] => {
      const look = token.type === 'word' || token.type === 'number' ? lookAt(tokens, at) : null;
      if (!look || hasTag(tokens[at - 1], 'not', 'you', 'your')) return [];
      const kind = KINDS[look.type as keyof typeof KINDS];
      const [from, to] = [Math.min(moon, at), Math.max(moon, at)];
      const stretch = stretchTold(tokens);
      const mid = stretch
        ? midOf(stretch.from, stretch.to)
        : midOf(context.date, lastOf(context.period ?? 'day', context.date));
      const own = !stretch && tokens.some(isDated) ? {} : { ownWhen: mid };
      return [
        passingFinding(kind, look, from, to, { core: at, uses: [at], attached: false, ...own }),
      ];
    })
    .slice(0, 1);
}

function isDated(token: Token): boolean {
  return token.type === 'when' && isOfDays(token.moment) && !OWN_PERIOD.test(token.lower);
}

const OWN_PERIOD = /^(?:this|all|(?:throughout|all through) the) (?:week|month)\b/;

/** "All weekend long"; "this week" is the column's own. */
function stretchTold(tokens: Tokens): { from: CivilDate; to: CivilDate } | null {
  const told = tokens.find(
    (token) =>
      token.type === 'when' &&
      /^(?:at|for)$/.test(token.role) &&
      token.moment.kind === 'stretch' &&
      !token.moment.loose &&
      !OWN_PERIOD.test(token.lower),
  );
  return told?.type === 'when' && told.moment.kind === 'stretch' ? told.moment : null;
}

/** The days in the middle of a stretch: what the Moon looks like "all week" need not be so at its ends. */
function midOf(first: CivilDate, last: CivilDate): WhenMeaning {
  const half = Math.floor(daysBetween(first, last) / 2);
  const slack = half > 1 ? 1 : 0;
  const [from, to] = [addDays(first, half - slack), addDays(last, slack - half)];
  const moment = { kind: 'stretch', from, to, words: 'about then', loose: true } as const;
  return { type: 'when', role: 'at', moment, weekday: null };
}

const KINDS = {
  phase: 'moon-phase',
  lunation: 'lunation',
  illumination: 'illumination',
} as const;

/** "The Moon fills on Monday" */
function isFilled(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1];
  const isDay = (token: Token | undefined) =>
    token?.type === 'when' && (token.moment.kind === 'day' || token.moment.kind === 'clock');
  return (
    tokens[at]!.lower === 'fills' && (isDay(next) || (isMark(next, ',') && tokens.some(isDay)))
  );
}

function lookAt(tokens: Tokens, at: number): Proposition | null {
  if (isFilled(tokens, at))
    return { type: 'lunation', phase: 'full moon', place: null, month: null, negated: false };
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
  /^(?:(?:fatten|plump|swell|fill|thicken|brighten|ripen|bulk|inflat)(?:s|es|ing)\b|(?:grow|grows|growing)\b(?! (?:thin|dim|small|slim|lean|skinn|narrow|up|old|tired|dark))|swell\b|put(?:s|ting)? on (?:weight|(?:a )?(?:little|bit|touch)|more|flesh|silver|light)|(?:get|gets|getting) (?:rounder|fatter|plumper|bigger|fuller|brighter)|round(?:s|ing) out|gain(?:s|ing)? (?:weight|light)|(?:fatter|plumper|rounder|bigger|fuller|brighter|thicker) |(?:on (?:its|her|his) way to|headed for|heading for|bound for|toward|towards|building to|closing in on) (?:the )?full\b(?! (?:of|moon)))/;
const WANING =
  /^(?:(?:slim|thin|shrink|dim|dwindl|deflat|narrow|fad|shed)(?:s|es|ming|ning|ing|ding)\b|los(?:es?|ing) (?:weight|light|(?:a )?(?:little|bit|touch|sliver) of|more of)|(?:get|gets|getting) (?:slimmer|thinner|smaller|leaner|skinnier|dimmer|narrower)|melt(?:s|ing)? away|wast(?:es|ing) away|whittl(?:es|ing)|(?:slimmer|thinner|smaller|leaner|skinnier|dimmer|narrower) |(?:on (?:its|her|his) way to|headed for|heading for|toward|towards) (?:new|dark)\b(?! moon))/;
const ROUND = /^(?:round as|round and|fat and round|plump as|full as|big as|full-bellied)\b/;
const THIN = /^(?:(?:sliver|fingernail|nail clipping|paring|wisp|thread)\b|thin as|hair-thin)/;
