import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, while a planet is retrograde or has just turned so. */
export const STYLE_BACK: readonly SectionPassage[] = [
  // Venus
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'taking a compliment',
    ending: 'plain',
    asks: 'take the compliment',
    props: ['that shirt'],
    mood: 'bright',
    text: "Think of the last time somebody told you that you looked good. You may have answered that the shirt was old, or that you hadn't slept. {contact}, and you can go back to something pleasant that you hurried past, so take the compliment now. They saw you on an ordinary day and liked the sight. Wear that shirt again soon, and when somebody says it suits you, just smile.",
  },
  {
    bodies: ['Venus'],
    themes: ['play'],
    motif: 'a second look',
    ending: 'quip',
    asks: 'try it another way',
    props: ['jacket'],
    mood: 'bright',
    text: "With {pairing}, what you used to like gets a second chance at you. Try on something you gave up on, just for fun. It's at the back somewhere, the jacket you loved and then felt silly in, or the shirt from when you had opinions about shirts. Wear it once around the block. If it's still silly, somebody else can have it. If it isn't, you've been shopping for free.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['finish', 'speak'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'try it another way',
    props: ['socks'],
    text: "Some remarks about your looks have gone on long enough. You can't wear brown, you can't wear hats, and stripes, with your shoulders? Somebody said so once, years ago, while looking for their glasses, and you've dressed around it ever since. {contact}, and a remark can be called back in for questioning. Overrule it today, with one pair of striped socks. It was one opinion, and it's had a long run.",
  },
];
