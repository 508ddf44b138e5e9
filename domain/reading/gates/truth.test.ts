import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { skyStatements, unreadStatements } from './sky-statements.ts';
import { statementsGate, truthGate } from './truth.ts';

/** On this date: Moon in Aries until 22 November, 10:10 UTC; Venus in Libra, Mars in Leo, Saturn retrograde in Aries. */
const ARIES = { sign: 'aries', date: civilDate('2026-11-21') } as const;

function statementsOf(...texts: string[]) {
  return skyStatements(
    texts.map((text, i) => ({ where: `text ${i + 1}`, text })),
    ARIES,
  );
}

describe('the truth gate', () => {
  it('passes what is true', () => {
    const text = 'Venus is in Libra, your seventh house, and Saturn is retrograde in Aries.';
    expect(truthGate(statementsOf(text))).toEqual({ gate: 'truth', passed: true, reasons: [] });
  });

  it('passes a text that says nothing about the sky', () => {
    expect(truthGate(statementsOf('A slow start may suit you.')).passed).toBe(true);
  });

  it.each([
    ['sign', 'Venus is in Scorpio.'],
    ['sign named in passing', 'The Moon and a Capricorn Venus want different evenings.'],
    ['house', 'Libra, your eighth house, holds Venus.'],
    ['direction', 'Venus is retrograde.'],
    ['phase', 'The Moon is waning.'],
    ['aspect', 'The Moon squares Jupiter on 22 November, 03:58 UTC.'],
    ['time', 'The Moon trines Jupiter on 22 November, 08:58 UTC.'],
    ['date', 'The Sun enters Sagittarius on 25 November.'],
    ['whole window', 'The Moon is in Aries all day.'],
  ])('stops a wrong %s', (_, text) => {
    const { passed, reasons } = truthGate(statementsOf('Saturn is in Aries.', text));
    expect(passed).toBe(false);
    expect(reasons[0]).toMatch(/^“.+” in text 2 is not true: .+/);
  });

  it('stops what cannot be checked', () => {
    const { reasons } = truthGate(statementsOf('Chiron is in Aries.'));
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(/“.*Chiron.*” in text 1 cannot be checked: /);
  });

  it.each([
    'Saturn owes Mars a couch.',
    'Mercury tickles a quarter Moon.',
    'An eclipse likes an audience.',
  ])('stops what it cannot read: %s', (text) => {
    const unread = unreadStatements([{ where: 'the introduction', text }], ARIES);
    expect(truthGate(unread).reasons[0]).toMatch(
      /^“.+” in the introduction cannot be checked: It says something about the sky/,
    );
  });

  it.each([
    'Is the Moon in Leo tonight?',
    'You may find a letter from an old friend.',
    'Mercury likes a short list.',
    'Venus is in Libra.',
  ])('passes a sentence that it can read or that claims nothing: %s', (text) => {
    expect(unreadStatements([{ where: 'the introduction', text }], ARIES)).toEqual([]);
  });
});

describe('the statements gate', () => {
  it('requires three statements about the sky', () => {
    const two = ['Venus is in Libra.', 'Saturn is in Aries.'];
    expect(statementsGate(statementsOf(...two)).reasons).toEqual([
      'The introduction and sections make 2 statements about the sky that can be checked; at least 3 are required.',
    ]);
    expect(statementsGate(statementsOf(...two, 'Saturn is retrograde.')).passed).toBe(true);
  });

  it('counts neither the day’s name nor statements that cannot be checked', () => {
    const statements = statementsOf(
      'Today is Saturday, 21 November 2026.',
      'Chiron is in Aries.',
      'Venus is in Libra. Saturn is in Aries.',
    );
    expect(statements.length).toBeGreaterThan(2);
    expect(statementsGate(statements).passed).toBe(false);
  });
});
