import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, while a planet is retrograde or has just turned so. */
export const STYLE_BACK: readonly SectionPassage[] = [
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play'],
    motif: 'give clothes a second chance',
    ending: 'quip',
    asks: 'try it another way',
    mood: 'bright',
    text: "With {pairing}, what you used to like gets a second chance at you. Try on something you gave up on, just for fun. It's at the back somewhere, the jacket you loved and then felt silly in, or the shirt you bought on a braver day. Wear it once around the block. If it's still silly, somebody else can have it. If it isn't, you've been shopping for free.",
  },
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'just accept the compliment',
    ending: 'plain',
    asks: 'take the compliment',
    mood: 'bright',
    text: '"Oh, this old thing?" Most of us have ended a compliment that way. {contact}, and something nice that you let go by can come around a second time. So wear the old thing again, near whoever liked it. If they say so, leave out how old it is and what it cost. Try "Thanks, I love it." Then stop there, and let them be right about you.',
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['finish', 'speak'],
    motif: 'remark about you',
    ending: 'plain',
    asks: 'try it another way',
    text: "Some remarks about your looks have gone on long enough. You can't wear brown, you can't wear hats, and never stripes, with your shoulders. Somebody said so once, years ago, while looking for their glasses, and you've dressed around it ever since. {contact}, and a remark can be called back in for questioning. Overrule it today, with one pair of striped socks. It was one opinion, and it's had a long run.",
  },
];
