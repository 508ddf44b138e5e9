import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, while a planet is retrograde or has just turned so. */
export const STYLE_BACK: readonly SectionPassage[] = [
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play'],
    motif: 'give clothes a second chance',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "With {pairing}, what you used to like gets a second chance at you. It's at the back of the closet somewhere, the jacket you loved and then felt silly in, or the shirt you bought on a braver day. You were only looking for a hanger. It still fits, and you go once around the block in it. Somebody's grandmother, on a bench, wants to see the back.",
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
    ending: 'quip',
    asks: 'look again',
    reach: 'narrow',
    mood: 'bright',
    text: "Nearly everybody's been told what not to wear. You can't wear brown, you can't wear hats, and never stripes, with your shoulders. Somebody said so once, years ago, without looking very hard. {contact}, so an old remark can be called back in for questioning. Put on the stripes in front of a good mirror, and see for yourself. Then find a photo of whoever said it, and see what they're wearing.",
  },
];
