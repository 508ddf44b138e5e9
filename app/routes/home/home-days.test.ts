import { expect, it } from 'vitest';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import type { SkyAtAGlance } from '#services/sky-at-a-glance.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { homeDays } from './home-days.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const LINE = 'Nearly everyone you love was once somebody you made a dull remark to.';

/** Services whose store has these readings, newest first. */
function services(
  readings: (sign: Sign, upTo: string) => ReturnType<typeof storedReading>[] | null,
) {
  return {
    headlines: async (dates: readonly unknown[]) => dates.map(() => ({})),
    newestReadings: async (sign: Sign, { upTo }: { upTo: string }) => readings(sign, upTo),
    skyOfDay: () => ({ bodies: [] }) as unknown as DrawnSky,
    skyAtAGlance: () => ({}) as SkyAtAGlance,
  };
}

it("has a sentence of one sign's reading, and of another sign's the day after", async () => {
  const days = await homeDays(
    services((sign, upTo) => [
      storedReading(sign, upTo as never, { introduction: `Small talk. ${LINE}` }),
    ]),
    NOON,
  );
  expect(days.map(({ date, line }) => [date, line])).toEqual([
    ['2026-11-21', { sign: 'libra', text: LINE }],
    ['2026-11-22', { sign: 'pisces', text: LINE }],
  ]);
});

it('prefers a sentence that the writer of a reading chose', async () => {
  const chosen = (sign: Sign) => (sign === 'aries' ? LINE : '');
  const days = await homeDays(
    services((sign, upTo) => [
      storedReading(sign, upTo as never, {
        introduction: `You may be the only one who minds. ${LINE}`,
        sentence: chosen(sign),
      }),
    ]),
    NOON,
  );
  expect(days.map(({ line }) => line?.sign)).toEqual(['aries', 'aries']);
});

it.each([
  ['the newest reading is of another date', () => [storedReading('libra', '2026-11-01' as never)]],
  ['there is none', () => []],
  ['the store does not respond', () => null],
])('has no sentence if %s', async (_when, readings) => {
  const days = await homeDays(services(readings), NOON);
  expect(days.map(({ line }) => line)).toEqual(days.map(() => null));
});
