import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { writeReading } from '../write/write-reading.ts';
import { sentenceOfDay } from './sentence-of-day.ts';

function chosen(introduction: string) {
  return sentenceOfDay({ introduction, sentence: '', sections: [] });
}

describe('the sentence of the day', () => {
  it('is the most meaningful sentence on its own', () => {
    expect(
      chosen(
        'Waiting will get you further today than asking again. With the Moon in Aries, a friend may have more on their mind. Being around will. It comes sideways.',
      ),
    ).toBe('Waiting will get you further today than asking again.');
  });

  it.each([
    ['leans on the sentence before', 'That is how most of the best evenings of your life began.'],
    [
      'leans on it by its first words',
      'The other half of your day may belong to somebody you like.',
    ],
    [
      'points at what it has not named',
      'You could have told them so a year ago, before the wedding.',
    ],
    [
      'says something of the sky',
      'With Venus trine Pluto you may find the right word for a friend.',
    ],
    ['names a time', 'At 14:20 you may find the right word for your oldest friend.'],
    ['is a question', 'Do you know where your best pair of scissors has been all year?'],
    ['is short', 'Say thanks, and smile.'],
    ['is long', `Your friends will ask you for ${'one more story and '.repeat(8)}then a song.`],
    ['holds half of a quotation', 'You say "Of course I remember your sister and her dog.'],
    ['has an unfilled slot', 'You may find the right word for {friend} before the day is over.'],
  ])('is never one that %s', (_, sentence) => {
    expect(chosen(`${sentence} Yes. No.`)).toBeNull();
  });

  it('has no asterisks', () => {
    expect(chosen('You may find the *right* word for your oldest friend today.')).toBe(
      'You may find the right word for your oldest friend today.',
    );
  });

  it('is a whole sentence of nearly every reading, mostly one that its writer chose, and always the same', () => {
    const first = civilDate('2027-03-01');
    const readings = [0, 5, 11].flatMap((days) =>
      SIGNS.map((sign) => writeReading(sign, addDays(first, days))),
    );
    const sentences = readings.map(sentenceOfDay);
    for (const [i, sentence] of sentences.entries()) {
      if (sentence === null) continue;
      const { introduction, sections } = readings[i]!;
      const texts = [introduction, ...sections.map(({ content }) => content)];
      expect(texts.some((text) => text.includes(sentence))).toBe(true);
      expect(sentence).toMatch(/^["“]?\p{Lu}.{22,}[.!?]["”]?$/u);
      expect(sentence.length).toBeLessThanOrEqual(140);
    }
    expect(sentences.filter((sentence) => sentence === null).length).toBeLessThan(6);
    expect(readings.filter(({ sentence }) => sentence !== '').length).toBeGreaterThan(18);
    expect(readings.map(sentenceOfDay)).toEqual(sentences);
  });

  it('is seldom the opening, which stands right below it', () => {
    const readings = SIGNS.map((sign) => writeReading(sign, civilDate('2027-05-09')));
    const openings = readings.filter((reading) =>
      reading.introduction.startsWith(sentenceOfDay(reading) ?? '-'),
    );
    expect(openings.length).toBeLessThan(4);
  });
});

it('takes a sentence of a section if the introduction has none', () => {
  const reading = { introduction: 'It is late. Is it?', sentence: '', sections: [] };
  expect(sentenceOfDay(reading)).toBeNull();
  const content = 'The Moon is in Leo. You could ask your neighbor about the ladder today.';
  expect(sentenceOfDay({ ...reading, sections: [{ title: 'Love', content, basis: '' }] })).toBe(
    'You could ask your neighbor about the ladder today.',
  );
});

it('takes the sentence that the writer chose, as long as the reading has it', () => {
  const reading = {
    introduction: 'You could ask your neighbor about the ladder today. Dishes wait.',
    sections: [],
  };
  expect(sentenceOfDay({ ...reading, sentence: 'Dishes wait.' })).toBe('Dishes wait.');
  expect(sentenceOfDay({ ...reading, sentence: 'Dishes never wait.' })).toBe(
    'You could ask your neighbor about the ladder today.',
  );
});
