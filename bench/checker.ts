import { civilDate } from '#domain/calendar/civil-date.ts';
import { checkText } from '#domain/claims/check-text.ts';
import { type Row, report } from '#scripts/bench-report.ts';

/**
 * `npm run bench -- checker`: the cost of checking 60,000 words without a period, one sentence over and over, and its ratio
 * to ten times the cost of 6,000. A ratio above 1 means that the cost grows faster than the text.
 */
const WORDS = 60_000;
const SHARE = 10;
const CONTEXT = { date: civilDate('2026-11-21'), sign: 'leo' } as const;

const SENTENCES = [
  'people like quiet mornings with tea and a friend who calls',
  'Mercury in Leo squares Mars in Taurus, the Moon trines Venus in your fifth house,',
  'Mercury turns retrograde',
  "Venus's retrograde",
  'With Uranus now direct, answers come',
  'eclipse in Leo',
  'the solstice',
  '69% lit',
  'from March 3',
  "Valentine's Day has the Sun in Aquarius at odds with Jupiter in Scorpio, a square that overspends on flowers",
];

const rows: Row[] = SENTENCES.map((sentence) => {
  const [part, whole] = [textOf(sentence, WORDS / SHARE), textOf(sentence, WORDS)];
  millisecondsOf(part);
  const ms = Math.min(millisecondsOf(whole), millisecondsOf(whole));
  const share = Math.min(...Array.from({ length: 3 }, () => millisecondsOf(part)));
  return { sentence: sentence.slice(0, 40), ms, ratio: ms / share / SHARE };
});
report('checker', rows);

function textOf(sentence: string, words: number): string {
  const times = Math.ceil(words / sentence.split(' ').length);
  return Array.from({ length: times }, () => sentence).join(' ');
}

function millisecondsOf(text: string): number {
  const start = performance.now();
  checkText(text, CONTEXT);
  return performance.now() - start;
}
