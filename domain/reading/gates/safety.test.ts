import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import mustPass from '#tests/fixtures/safety/must-pass.json' with { type: 'json' };
import mustStop from '#tests/fixtures/safety/must-stop.json' with { type: 'json' };
import { writeReading } from '../write/write-reading.ts';
import { SAFETY_RULES, safetyGate, unsafePhrases } from './safety.ts';

const READING = writeReading('aries', civilDate('2026-11-21'));

describe('the safety list', () => {
  it.each(Object.entries(mustStop))('stops %s', (_, texts) => {
    expect(texts.filter((text) => unsafePhrases(text).length === 0)).toEqual([]);
  });

  it.each(Object.entries(mustPass))('passes %s', (_, texts) => {
    const stopped = texts.filter((text) => unsafePhrases(text).length > 0);
    expect(stopped).toEqual([]);
  });

  it('is tested with more than 100 different texts of each kind', () => {
    for (const texts of [mustStop, mustPass]) {
      const all = Object.values(texts).flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all.length).toBeGreaterThan(100);
    }
  });

  it('has rules with different names', () => {
    const ids = SAFETY_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has only rules that stop something in the fixture', () => {
    const used = new Set(
      Object.values(mustStop)
        .flat()
        .flatMap((text) => unsafePhrases(text).map(({ rule }) => rule.id)),
    );
    expect(SAFETY_RULES.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('the safety gate', () => {
  it('passes a computed reading', () => {
    expect(safetyGate(READING)).toEqual({ gate: 'safety', passed: true, reasons: [] });
  });

  it('reads every text, and says what was found and where', () => {
    const [first, ...others] = READING.sections;
    const { reasons } = safetyGate({
      ...READING,
      title: 'Aries Daily Horoscope for November 21, 2026: A Night at the Casino',
      sections: [{ ...first!, content: `${first!.content} You must obey.` }, ...others],
    });
    expect(reasons).toEqual([
      `Not for a reading: orders (“you must” in “${first!.title}”).`,
      'Not for a reading: betting and games of chance for money (“casino” in the headline).',
    ]);
  });

  it('does not join the end of one text to the beginning of the next', () => {
    const introduction = `${READING.introduction} So it is for the most part of the day that you`;
    const [first, ...others] = READING.sections;
    const sections = [{ ...first!, content: `must one say more? ${first!.content}` }, ...others];
    expect(safetyGate({ ...READING, introduction, sections }).reasons).toEqual([]);
  });

  it('stops a phrase that ends a text without a period', () => {
    const sky = [
      ...READING.sky.slice(1),
      { id: 'last', text: 'It is time to leave him', at: null },
    ];
    expect(safetyGate({ ...READING, sky }).passed).toBe(false);
  });
});
