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

const FEWEST_SECTIONS = 5;

/** A section in its parts; the last is the one that a long reading can spare. */
export interface DraftSection {
  title: string;
  parts: [opening: string, meaning: string, advice: string, turn: string];
  basis: string;
}

/** A section: its transit, what that means in this part of life, one thing to do, and how to meet it. */
export function draftSection(planned: PlannedSection, sky: DaySky, desk: Desk): DraftSection {
  const { area, influence } = planned;
  return {
    title: AREA_TITLES[area],
    parts: [
      openingSentences(influence, sky, desk),
      meaning(planned, desk),
      advice(planned, desk),
      turn(planned, desk),
    ],
    basis: basisSentence(influence, sky),
  };
}

/**
 * The sections in at most `words` words where five of them allow it: the last ones give up their closing
 * sentence first, and when all have, the last one its place.
 */
export function fitSections(drafts: readonly DraftSection[], words: number): ReadingSection[] {
  let spare = drafts.reduce((sum, { parts }) => sum + countWords(parts.join(' ')), 0) - words;
  const fitted = drafts
    .toReversed()
    .map(({ title, parts, basis }) => {
      const closing = parts.at(-1)!;
      const kept = spare > 0 ? parts.slice(0, -1) : parts;
      if (spare > 0) spare -= countWords(closing);
      return { title, content: kept.join(' '), basis };
    })
    .toReversed();
  return spare > 0 && drafts.length > FEWEST_SECTIONS
    ? fitSections(drafts.slice(0, -1), words)
    : fitted;
}

/** How many words a text has, counted between white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function meaning({ area, influence: { body, house } }: PlannedSection, desk: Desk): string {
  const { themes, scenes } = AREA_WORDS[area];
  return fillFrame(desk.take('meaning', MEANING_FRAMES, 7), {
    theme: desk.take(`${area} theme ${body}`, themes[body]),
    scene: desk.take(`${area} scene ${house}`, scenes[house]),
  });
}

function advice({ area, influence: { body, house } }: PlannedSection, desk: Desk): string {
  return fillFrame(desk.take('advice', ADVICE_FRAMES, 7), {
    body: inSentence(body),
    action: desk.take(`${area} action ${house}`, AREA_WORDS[area].actions[house]),
    reason: desk.take(`reason ${body}`, REASONS[body], 3),
  });
}

function turn({ area, influence: { body, tone, transit } }: PlannedSection, desk: Desk): string {
  const kind = body === 'Moon' && tone === 'plain' ? 'moon' : tone;
  const sentence = desk.take(`${area} turn ${kind}`, AREA_WORDS[area].turns[kind]);
  const aspect = 'aspect' in transit ? transit.aspect : '';
  return fillFrame(`${sentence.replaceAll('a {aspect}', withArticle(aspect))}.`, {
    aspect,
    body: inSentence(body),
  });
}

function withArticle(aspect: string): string {
  return aspect === 'opposition' ? `an ${aspect}` : `a ${aspect}`;
}
