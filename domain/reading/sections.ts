import type { DaySky } from '#domain/sky/day-sky.ts';
import { REASONS } from '#domain/words/bodies.ts';
import { ADVICE_FRAMES, MEANING_FRAMES } from '#domain/words/section-frames.ts';
import { AREA_TITLES, AREA_WORDS } from './areas.ts';
import { inSentence } from './day-facts.ts';
import type { Desk } from './desk.ts';
import { fillFrame } from './filled-frame.ts';
import type { ReadingSection } from './reading.ts';
import type { PlannedSection } from './section-plan.ts';
import { basisSentence, openingSentences } from './transit-sentences.ts';

/** A section: its transit, what that means in this part of life, one thing to do, and how to meet it. */
export function writeSection(planned: PlannedSection, sky: DaySky, desk: Desk): ReadingSection {
  const { area, influence } = planned;
  return {
    title: AREA_TITLES[area],
    content: [
      openingSentences(influence, sky, desk),
      meaning(planned, desk),
      advice(planned, desk),
      turn(planned, desk),
    ].join(' '),
    basis: basisSentence(influence, sky),
  };
}

function meaning({ area, influence: { body, house } }: PlannedSection, desk: Desk): string {
  const { themes, scenes } = AREA_WORDS[area];
  return fillFrame(desk.take('meaning', MEANING_FRAMES, 6), {
    theme: desk.take(`${area} theme ${body}`, themes[body]),
    scene: desk.take(`${area} scene ${house}`, scenes[house]),
  });
}

function advice({ area, influence: { body, house } }: PlannedSection, desk: Desk): string {
  return fillFrame(desk.take('advice', ADVICE_FRAMES, 6), {
    action: desk.take(`${area} action ${house}`, AREA_WORDS[area].actions[house]),
    reason: desk.take(`reason ${body}`, REASONS[body]),
  });
}

function turn({ area, influence: { body, tone, transit } }: PlannedSection, desk: Desk): string {
  const sentence = desk.take(`${area} turn ${tone}`, AREA_WORDS[area].turns[tone]);
  const aspect = 'aspect' in transit ? transit.aspect : '';
  return fillFrame(`${sentence.replaceAll('a {aspect}', withArticle(aspect))}.`, {
    aspect,
    body: inSentence(body),
  });
}

function withArticle(aspect: string): string {
  return aspect === 'opposition' ? `an ${aspect}` : `a ${aspect}`;
}
