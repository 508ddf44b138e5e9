import { expect, it } from 'vitest';
import { wrap180 } from '#domain/sky/angles.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import {
  HOUSE_INTRODUCTIONS,
  LUNATION_INTRODUCTIONS,
  SECTION_PASSAGES,
  SIGN_PASSAGES,
} from '#domain/words/library.ts';
import { CORPUS, measureChecker } from '#tests/factories/checker-corpus.ts';
import {
  REFERENCE_ASPECTS,
  REFERENCE_ECLIPSES,
  REFERENCE_INGRESSES,
  REFERENCE_MOON_PHASES,
  REFERENCE_POSITIONS,
  REFERENCE_SEASONS,
  REFERENCE_STATIONS,
} from '#tests/fixtures/sky/reference.ts';

/** The Moon's mean width in the sky. */
const MOON_ARCMINUTES = 31;

/** `npx vitest run app/routes/method -u` updates them when what they count changes. */
it('states the same figures as the tests', async () => {
  await expect(`${JSON.stringify(figures(), null, 2)}\n`).toMatchFileSnapshot('figures.json');
});

function figures() {
  const years = REFERENCE_POSITIONS.map(({ utc }) => Number(utc.slice(0, 4)));
  const largest = Math.max(
    ...REFERENCE_POSITIONS.map(
      ({ body, at, longitude }) => 60 * Math.abs(wrap180(longitudeAt(body, at) - longitude)),
    ),
  );
  const sentences = CORPUS.flatMap((half) => half.sentences);
  const statements = sentences.reduce((sum, { claims }) => sum + claims.length, 0);
  const { recall } = measureChecker(sentences);
  return {
    positions: {
      compared: REFERENCE_POSITIONS.length,
      from: Math.min(...years),
      to: Math.max(...years),
      /** How many times the largest difference fits into the Moon's width. */
      largestFitsIntoMoon: Math.floor(MOON_ARCMINUTES / largest),
    },
    events: {
      compared: [
        REFERENCE_INGRESSES,
        REFERENCE_STATIONS,
        REFERENCE_MOON_PHASES,
        REFERENCE_SEASONS,
        REFERENCE_ECLIPSES,
        REFERENCE_ASPECTS,
      ].reduce((sum, { length }) => sum + length, 0),
    },
    checker: {
      sentences: sentences.length,
      statements,
      judgedAsLabeled: Math.round(recall * statements),
    },
    passages: {
      introductions: [
        ...Object.values(HOUSE_INTRODUCTIONS),
        ...Object.values(LUNATION_INTRODUCTIONS).flatMap(({ ordinary, eclipse }) => [
          ...Object.values(ordinary),
          ...Object.values(eclipse),
        ]),
      ].flat().length,
      /** Besides love and work. */
      otherAreas: Object.keys(SECTION_PASSAGES).length - 2,
      sections: [
        ...Object.values(SECTION_PASSAGES).flatMap((tones) => Object.values(tones)),
        ...Object.values(SIGN_PASSAGES),
      ].flat().length,
    },
  };
}
