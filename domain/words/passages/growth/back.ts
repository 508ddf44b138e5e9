import type { SectionPassage } from '../../passage.ts';

/** Personal Growth, while a planet is retrograde or has just turned so. */
export const GROWTH_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['begin'],
    motif: 'practice',
    ending: 'quip',
    asks: 'start small',
    props: ['school language'],
    mood: 'bright',
    text: "What did you learn once and lose? It could be a language, the two years of it you had in school. With {pairing}, going back comes easier than starting fresh, and your two years may be less gone than you think. There's no test this time. Take ten minutes with it. You'll be slow and half wrong, and then out may come one perfect sentence, about somebody's aunt and her pencil.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'changing your mind',
    ending: 'plain',
    asks: 'own up',
    props: ['old opinion'],
    text: `Long after you've changed your mind, you go on defending the old opinion out of loyalty to yourself. Once you argued hotly for a book, or a way to cook rice, and the speech is still out there. Now that {contact}, you can go back and correct the record. "I used to think so, and now I don't." Say it to somebody who heard the speech. You can leave out the reasons.`,
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'finish'],
    motif: 'a small start',
    ending: 'plain',
    asks: 'start small',
    props: [],
    quote: "You're starting again",
    mood: 'sore',
    text: "You're starting again, and it's harder than starting. Back then you bought the shoes and told everyone. Now you know about the second week, when nobody asks anymore and the shoes sit by the door. With {pairing}, no great rush of courage is coming, so don't stand around waiting for it. Do ten minutes of whatever you dropped, and tell no one. You're not at the beginning. You know where you stopped.",
  },
];
