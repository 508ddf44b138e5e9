import type { DaySky, SignStay } from '#domain/sky/day-sky.ts';
import { BODY_EVENTS, BODY_NOUNS } from '#domain/words/bodies.ts';
import type { Table } from '#domain/words/entries.ts';
import { MOON_HOUSES, PHASES, SIGN_MANNERS } from '#domain/words/moon.ts';
import {
  ENTERS_FRAMES,
  LUNATION_FRAMES,
  MOON_ASPECT_FRAMES,
  MOON_STAY_FRAMES,
  PAIR_EXACT_FRAMES,
  PAIR_FRAMES,
  RETROGRADE_FRAMES,
  STATION_FRAMES,
  STAY_FRAMES,
} from '#domain/words/section-frames.ts';
import { TOUCHES } from '#domain/words/touches.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { inSentence } from './day-facts.ts';
import type { Desk } from './desk.ts';
import { fillFrame } from './filled-frame.ts';
import type { Influence } from './influences.ts';
import { signAllThrough } from './sky-through-window.ts';
import { ASPECT_VERBS, PHASE_ADJECTIVES, yourHouse } from './sky-words.ts';
import { atMoment, onDay, utcMoment } from './utc-time.ts';

/** How the opening of a section puts its transit: the frame, and what fills it beside the place. */
interface Opening {
  frames: [key: string, table: Table, perDay: number];
  values: Record<string, string>;
}

/** The opening of a section: the transit in one or two sentences, and what it brings. */
export function openingSentences(influence: Influence, sky: DaySky, desk: Desk): string {
  const { frames, values } = opening(influence, sky, desk);
  return fillFrame(desk.take(...frames), { ...placeOf(influence), ...values });
}

/** The transit in one plain sentence. */
export function basisSentence(influence: Influence, sky: DaySky): string {
  return fillFrame(plainFrame(influence, sky), placeOf(influence));
}

function placeOf({ body, sign, house }: Influence): Record<string, string> {
  return { body: inSentence(body), sign: signName(sign), house: yourHouse(house) };
}

function opening(
  { body, sign, house, tone, transit }: Influence,
  sky: DaySky,
  desk: Desk,
): Opening {
  const manner = () => desk.take(`manner ${sign}`, SIGN_MANNERS[sign], 3);
  const event = (kind: keyof typeof BODY_EVENTS) =>
    desk
      .take(`event ${kind}`, BODY_EVENTS[kind], 2)
      .replace('{noun}', desk.take(`noun ${body}`, BODY_NOUNS[body]));
  const touch = (partner: typeof body) =>
    desk.take(
      `touch ${partner} ${tone}`,
      tone === 'plain' ? [] : TOUCHES[partner][tone],
      partner === 'Moon' ? 5 : 2,
    );
  switch (transit.kind) {
    case 'moon aspect':
      return {
        frames: ['moon aspect', MOON_ASPECT_FRAMES, 5],
        values: {
          verb: ASPECT_VERBS[transit.aspect],
          at: atMoment(transit.at, sky.date),
          touch: touch('Moon'),
        },
      };
    case 'aspect': {
      const { partner, exact } = transit;
      const values = {
        verb: ASPECT_VERBS[transit.aspect],
        partner: inItsSign(partner, sky),
        touch: touch(partner),
      };
      if (exact === null) return { frames: ['pair', PAIR_FRAMES, 5], values };
      const day = onDay(exact);
      return { frames: ['exact pair', PAIR_EXACT_FRAMES, 4], values: { ...values, day } };
    }
    case 'enters':
      return {
        frames: ['enters', ENTERS_FRAMES, 2],
        values: { at: transit.words, event: event('enters'), manner: manner() },
      };
    case 'turns':
      return {
        frames: ['turns', STATION_FRAMES, 1],
        values: {
          turns: `turns ${transit.turns}`,
          at: transit.words,
          event: event(`turns ${transit.turns}`),
        },
      };
    case 'lunation':
      return {
        frames: ['lunation', LUNATION_FRAMES, 1],
        values: {
          phase: PHASE_ADJECTIVES[transit.phase],
          at: atMoment(transit.at, sky.date),
          event: desk.take(`phase ${transit.phase}`, PHASES[transit.phase], 2),
        },
      };
    case 'moon stay':
      return {
        frames: ['moon stay', MOON_STAY_FRAMES, 2],
        values: {
          span: spanOf(transit.stay, sky),
          mood: desk.take(`mood ${house}`, MOON_HOUSES[house], 2),
          manner: manner(),
        },
      };
    case 'stay':
      if (transit.retrograde) {
        const values = { event: event('retrograde') };
        return { frames: ['retrograde', RETROGRADE_FRAMES, 2], values };
      }
      return { frames: ['stay', STAY_FRAMES, 4], values: { manner: manner() } };
  }
}

function plainFrame({ transit }: Influence, sky: DaySky): string {
  switch (transit.kind) {
    case 'moon aspect':
      return `the Moon ${ASPECT_VERBS[transit.aspect]} {body} in {sign}, {house}, ${atMoment(transit.at, sky.date)}.`;
    case 'aspect':
      return `{body} in {sign}, {house}, ${ASPECT_VERBS[transit.aspect]} ${inItsSign(transit.partner, sky)}.`;
    case 'enters':
      return `{body} enters {sign}, {house}, ${transit.words}.`;
    case 'turns':
      return `{body} turns ${transit.turns} in {sign}, {house}, ${transit.words}.`;
    case 'lunation':
      return `${PHASE_ADJECTIVES[transit.phase]} Moon in {sign}, {house}, ${atMoment(transit.at, sky.date)}.`;
    case 'moon stay':
      return `the Moon is in {sign}, {house}, ${spanOf(transit.stay, sky)}.`;
    case 'stay':
      return `{body} is ${transit.retrograde ? 'retrograde ' : ''}in {sign}, {house}.`;
  }
}

/** `Jupiter in Aquarius`, or only the name where the sign does not hold through the window. */
function inItsSign(body: Influence['body'], sky: DaySky): string {
  const sign = signAllThrough(sky, body);
  return sign ? `${inSentence(body)} in ${signName(sign)}` : inSentence(body);
}

function spanOf({ from, until }: SignStay, sky: DaySky): string {
  if (from === null && until === null) return 'all day';
  if (from === null) return `until ${utcMoment(until!, sky.date)}`;
  const start = `from ${utcMoment(from, sky.date)}`;
  return until === null ? start : `${start} until ${utcMoment(until, sky.date)}`;
}
