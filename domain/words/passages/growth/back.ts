import type { SectionPassage } from '../../passage.ts';

/** Personal Growth, while a planet is retrograde or has just turned so. */
export const GROWTH_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['begin'],
    motif: 'do it badly for love',
    ending: 'quip',
    asks: 'start small',
    reach: 'wide',
    mood: 'bright',
    text: "What did you learn once and lose? It could be a language, the two years of it you had in school. With {pairing}, going back comes easier than starting fresh, and your two years may be less gone than you think. There's no test this time. Take ten minutes with it. You'll be slow and half wrong, and then out comes one perfect sentence: \"My aunt's pencil is on the table.\"",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: "admit you're wrong",
    ending: 'quip',
    asks: 'own up',
    text: 'You can notice in the middle of an argument that you\'re wrong. It\'s a small cold feeling, and the first thing it does is make you louder. Now that {contact}, going back feels better than going on, even in mid-sentence. "Actually, hold on," you say, with one hand still in the air. The other person had an answer ready for anything but that, and may start arguing your side.',
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'finish'],
    motif: 'restart a slipped habit',
    ending: 'plain',
    asks: 'start small',
    reach: 'wide',
    quote: "You're starting again",
    mood: 'sore',
    text: "You're starting again, and it's harder than starting. Back then you bought running shoes and told everyone. Now you know about the second week, when nobody asks anymore and the shoes sit by the door. With {pairing}, the first big push isn't coming back, and a small one is enough. Do ten minutes of whatever you dropped, and tell no one. You're not at the beginning. You know where you stopped.",
  },
];
