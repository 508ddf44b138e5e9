import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, while a planet is retrograde or has just turned so. */
export const HOME_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'a second look',
    ending: 'plain',
    asks: 'look again',
    props: ['safe place'],
    mood: 'sore',
    text: "The safer the place you put something, the longer you'll look for it. {contact}, and you may be going through the same bag a third time, as if it could have changed its mind. Sit down and go back to the day you hid it. Who might have found it, and where would they never look? Start there. Then ask around. You may have told somebody to remember.",
  },
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    motif: 'the last bit',
    ending: 'plain',
    asks: 'clear it out',
    props: ['unopened box'],
    text: "Hardly any move is ever finished. There's one box nobody opened, and on the side, in your writing, it says MISC. It may have come along to this place and the one before it. With {pairing}, it's a good time to go back and see what you meant. Sit on the floor, go through it once, and keep whatever makes you say oh. Then the move's over, and the rest can go.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'begin'],
    motif: 'doing less',
    ending: 'quip',
    asks: 'go easy on yourself',
    props: ['old magazine', 'empty sacks'],
    text: "You began with a sack in each hand and a firm look. That was an hour ago, and now you're on the floor in a patch of sun, reading a nine-year-old magazine. With {pairing}, any charge is likely to end in a sit-down, and both sacks are still flat. Nobody's coming to inspect. Finish the article. Then put the magazine in the sack, so that it can be said you threw something out.",
  },
];
