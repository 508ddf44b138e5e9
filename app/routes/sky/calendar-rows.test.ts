import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { UTC_OFFSETS } from '#domain/calendar/today-somewhere.ts';
import type { CalendarEvent, CalendarRetrograde } from '#services/sky-calendar.ts';
import { sideOfDate } from '../../shell/local-times/side-of-date.ts';
import { barPieces, eventsByDate } from './calendar-rows.ts';

describe('an event', () => {
  it.each(['00:00', '09:59', '10:00', '11:59', '12:00', '23:59'])(
    'at %s stands under the date of every clock on Earth, once',
    (time) => {
      const event = { at: `2026-11-22T${time}Z` } as CalendarEvent;
      const dates = [...eventsByDate([event]).keys()];
      for (const offset of UTC_OFFSETS) {
        const shown = dates.filter((date) => sideOfDate(date, event.at, offset) === 'on');
        expect(shown, `${offset} minutes`).toHaveLength(1);
      }
    },
  );
});

describe('the bar of a retrograde', () => {
  const mercury: CalendarRetrograde = {
    body: 'Mercury',
    from: '2026-10-24T07:15Z',
    until: '2026-11-13T15:52Z',
    timed: true,
  };

  it.each(UTC_OFFSETS)('begins, continues and ends without a gap %i minutes from UTC', (offset) => {
    const shapes = Array.from({ length: 26 }, (_, i) => {
      const date = addDays(civilDate('2026-10-21'), i);
      const shown = barPieces(date, mercury).filter(
        ({ when }) => when === null || sideOfDate(date, when.at, offset) === when.side,
      );
      expect(shown.length).toBeLessThanOrEqual(1);
      return shown[0]?.shape ?? 'none';
    });
    expect(shapes.filter((shape) => shape === 'start')).toHaveLength(1);
    expect(shapes.filter((shape) => shape === 'end')).toHaveLength(1);
    expect(shapes.join(' ')).toMatch(/^(none )+start (through ){18,20}end( none)+$/);
  });
});
