import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, while a planet is retrograde or has just turned so. */
export const HOME_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    motif: 'old unopened box',
    ending: 'quip',
    asks: 'nothing',
    reach: 'narrow',
    text: "Hardly any move is ever finished. There's one box nobody opened, and on the side, in your writing, it says MISC. It may have ridden along on two moves by now. With {pairing}, you finally look back and wonder what you meant. Inside are a candle, a lamp cord, and the keys to three old apartments. At the bottom is a smaller box, and that one says MISC, too.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'retrace to lost thing',
    ending: 'plain',
    asks: 'look again',
    mood: 'sore',
    text: "The better the hiding place, the longer you look. You put something away so well that now you can't find it either, and you may be on your third trip through the same drawer. {contact}, and going back works better than digging. Sit down and think of the day you hid it. Who was coming over? What else was in your hands? Try there. It made perfect sense at the time.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'begin'],
    motif: 'enjoy being curious',
    ending: 'quip',
    asks: 'go easy on yourself',
    reach: 'narrow',
    letsOff: true,
    text: "Sooner or later, everyone who cleans out a closet ends up sitting on the floor with an old magazine. With {pairing}, the push runs out early, and the trash bag you brought may still be flat. Nobody's coming to inspect the closet. Lean on the wall, stretch out your legs, and finish the article. Then put the magazine in the bag. Technically, you've started throwing things out.",
  },
];
