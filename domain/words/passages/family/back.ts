import type { SectionPassage } from '../../passage.ts';

/** Family Matters, while a planet is retrograde or has just turned so. */
export const FAMILY_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['belong'],
    motif: 'a name said with love',
    ending: 'quip',
    asks: 'nothing',
    mood: 'bright',
    text: "Somebody wants you, and says your sister's name, your cousin's, the dog's, and then yours. Anyone who was called to dinner by a grandmother knows that list. With {pairing}, a name takes the long way out, and you may hear it again, or start doing it yourself. It's hardly a mistake. It's everybody they love, at high speed. Only the dog could be insulted, and the dog came.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'keep discovering loved ones',
    ending: 'plain',
    asks: 'look again',
    text: "In your family, were you the careless one, the smart one or the one who cried at movies? It was settled before you were ten. Now think of someone you've filed that way yourself. {contact}, which is a good time to reopen an old file. The careless one may have been on time for twenty years. Ask what they're up to these days, and listen as if you'd just met.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'rest'],
    motif: 'real talk comes at goodbye',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: `The visit's over, so now your family starts to talk. You've eaten, you've covered how everyone is sleeping, you've said goodbye once, and then, with your coat on, out comes what somebody meant to say all along. On the phone, it comes after "I'll let you go." With {pairing}, most things get said on the second try, goodbyes included. So sit down again. You can keep your coat on.`,
  },
];
