import { expect, it } from 'vitest';
import { isEnglish } from './english.ts';

it.each([
  [
    'plain English',
    'The kettle may be on when you come home, so let the evening be slow and kind.',
  ],
  [
    'English full of names',
    'With Venus in Libra and Mars in Leo, Jupiter and Saturn keep a polite distance until noon.',
  ],
  ['a line too short to tell', 'Guten Morgen, lieber Widder.'],
])('takes as English: %s', (_, text) => {
  expect(isEnglish(text)).toBe(true);
});

it.each([
  [
    'German',
    'Der Mond steht heute in der Waage, und du wirst merken, dass die Menschen freundlicher sind als gestern.',
  ],
  [
    'French',
    'La Lune entre en Balance ce matin et vous aurez envie de parler avec ceux que vous aimez depuis longtemps.',
  ],
  [
    'Spanish',
    'La Luna entra en Libra esta mañana y tendrás ganas de hablar con las personas que quieres desde siempre.',
  ],
  [
    'Italian',
    'La Luna entra in Bilancia questa mattina e avrai voglia di parlare con le persone che ami da sempre.',
  ],
  [
    'Dutch',
    'De maan staat vandaag in de Weegschaal en je merkt dat de mensen vriendelijker zijn dan gisteren het geval was.',
  ],
  [
    'a heap of keywords',
    'love money career luck health wealth romance success power energy passion growth abundance fortune',
  ],
])('does not take as English: %s', (_, text) => {
  expect(isEnglish(text)).toBe(false);
});
