import type { SectionPassage } from '../../passage.ts';

/** Family Matters, while a planet is retrograde or has just turned so. */
export const FAMILY_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['belong'],
    motif: 'liking and being liked',
    ending: 'quip',
    asks: 'nothing',
    props: ['list of names'],
    mood: 'bright',
    text: "Somebody wants you, and says your sister's name, your cousin's, the dog's, and then yours. Anyone who was called to dinner by a grandmother knows that list. With {pairing}, a name takes the long way out, and you may hear it again, or start doing it yourself. It's hardly a mistake. It's everybody they love, at high speed. Only the dog could be insulted, and the dog came.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'rest'],
    motif: 'goodbyes',
    ending: 'plain',
    asks: 'nothing',
    props: ['doorway', 'coat'],
    mood: 'bright',
    text: "The visit's over, so now your family starts to talk. You've eaten, you've covered how everyone is sleeping, you've said goodbye once, and then, with your coat on, comes what you all came for. On a call, that's right after the last okay. With {pairing}, the second goodbye may hold more than the hour before it. It's all right if the doorway takes a while. A coat comes off again.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'a second look',
    ending: 'plain',
    asks: 'look again',
    props: ['family label'],
    text: "In your family, were you the careless one, the smart one or the one who cried at movies? It was settled before you were ten. Now think of someone you've filed that way yourself. The careless one has been on time for twenty years. {contact}, and what everybody knows can be checked again. Ask what they're up to these days, and let the answer be news.",
  },
];
