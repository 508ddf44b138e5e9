import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, while a planet is retrograde or has just turned so. */
export const STYLE_BACK: readonly SectionPassage[] = [
  // Venus
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'taking a compliment',
    ending: 'plain',
    asks: 'nothing',
    props: ['old sweater'],
    mood: 'bright',
    text: "Told that they look good, most people explain why they don't. It was old, it was your brother's, you hadn't slept. You talked until they agreed. Now that {contact}, you can go back and enjoy it. They looked at you on an ordinary day, in a sweater with one bad cuff, and liked what they saw. Whatever it was, it still counts. Keep the sweater.",
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
