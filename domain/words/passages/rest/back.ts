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
    text: "For pure pleasure, reach for a book you've read before. The new ones will keep. With {pairing}, a tired head doesn't want to be told anything new. It wants to hear how they got the boat home. You know who did it, you know what's behind the door, and not one page asks you to sit up. You can fall asleep before the end. It turns out all right.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'rest'],
    motif: 'hazy day',
    ending: 'plain',
    asks: 'leave it alone',
    props: ['empty room'],
    text: "A doorway can wipe the mind clean. You had a real purpose on the other side, and now you're just somebody in a room. {contact}, and thoughts run a few steps behind the person having them. The old trick is to go back to where you started and let the thought catch up. Look out the window while you wait. It may be the longest you've stood still all day.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['count'],
    motif: 'slow progress',
    ending: 'plain',
    asks: 'enjoy what is there',
    props: ['red light', 'hat on a fence post'],
    mood: 'bright',
    text: "With {pairing}, hurrying costs more than it gets you, so go slower on purpose. Take the stairs one at a time, start out five minutes early, and let the fast ones pass. You'll see what they miss: a lost hat on a fence post, bread cooling in a window, two old men dancing in a garage. At the red light you'll catch up with them, with plenty of breath left.",
  },
];
