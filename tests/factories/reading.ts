import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import type { StoredReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** A stored reading for tests; its text says nothing about the sky. */
export function storedReading(
  sign: Sign,
  date: CivilDate = civilDate('2026-11-21'),
  changes: Partial<StoredReading> = {},
): StoredReading {
  return {
    sign,
    date,
    title: `${sign} for ${date}: A quiet start`,
    introduction: 'A morning for small repairs.',
    basis: 'The Moon is in Taurus.',
    sentence: '',
    sections: [
      { title: 'Love & Relationships', content: 'Write the letter.', basis: 'Venus in Libra' },
    ],
    luckyElements: {
      numbers: [3, 9],
      colors: ['Ochre'],
      gemstones: ['Garnet'],
      directions: ['East'],
      explanations: { numbers: 'Three is Jupiter’s number.' },
    },
    sky: [{ id: 'moon-sign', text: 'The Moon is in Taurus.', at: null }],
    source: 'computed',
    checks: [
      { text: 'The Moon is in Taurus.', kind: 'body-in-sign', verdict: 'true', reason: 'It is.' },
    ],
    writing: { record: null, refusals: [] },
    published: true,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}
