import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, while a planet is retrograde or has just turned so. */
export const REST_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['play', 'rest'],
    motif: 'small comforts',
    ending: 'quip',
    asks: 'rest',
    props: ['old book'],
    mood: 'bright',
    text: "Reach for a book you've read before. There's plenty you haven't gotten to, and it'll keep. With {pairing}, a tired head doesn't want to be told anything new. It wants to hear how they got the boat home. You know who did it, you know what's behind the door, and not one page asks you to sit up. You can fall asleep before the end. It turns out all right.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'rest'],
    motif: 'hazy day',
    ending: 'plain',
    asks: 'leave it alone',
    props: ['empty room'],
    text: "You walk into a room, and there you stand. You came for something, with real purpose, and it's gone. Anyone who's busy has done it. {contact}, and thoughts run a few steps behind the person having them. The old trick is to go back to where you started and let the thought catch up. Don't hurry. It may be the longest you've stood still all day.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['count'],
    motif: 'slow progress',
    ending: 'plain',
    asks: 'nothing',
    props: ['red light'],
    mood: 'bright',
    text: "Maybe you're the slow one today. On the stairs, on the sidewalk, in whatever you used to do at a trot, you seem to be down a gear, and your pride doesn't care for it. Then you get to the corner, and there they all are at the red light, out of breath, and you've still got something left. With {pairing}, nobody was going to win by rushing.",
  },
];
