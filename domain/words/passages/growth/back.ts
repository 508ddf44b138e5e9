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
    motif: 'being wrong',
    ending: 'quip',
    asks: 'own up',
    props: ['hand in the air'],
    text: `Sometimes it's in the middle of an argument that you notice you're wrong. It's a small cold feeling, around the second example. So you get louder. You've got speed up, and one hand in the air. Now that {contact}, you can turn around, even in mid-sentence. "Actually, hold on," you say, and you put down the hand. The other one will be so surprised that they may start arguing your side.`,
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
