import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, while a planet is retrograde or has just turned so. */
export const REST_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['see', 'rest'],
    motif: 'a note written at night',
    ending: 'quip',
    asks: 'nothing',
    mood: 'bright',
    text: `A head on a pillow starts going back over things. {contact}, so it may be busy: what you said, what you forgot, whether you locked the door. Then it hits on something so important that you write it down, in the dark, and after that you sleep like a log. By daylight you can read every word. "Bigger spoon," it says. "Tell Roger." You don't know a Roger.`,
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'rest'],
    motif: 'old favorite for comfort',
    ending: 'quip',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "The right book for {pairing} is one you've read before. The new ones look up from the nightstand and get passed over. A tired head wants the old story again, for pure pleasure, creaking stairs and all. You know who did it, you know what's behind the door, and not one page asks you to sit up. You're asleep before the end. It turns out all right.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['count'],
    motif: 'walk slower wander',
    ending: 'plain',
    asks: 'enjoy what is there',
    reach: 'wide',
    mood: 'bright',
    letsOff: true,
    text: "With {pairing}, hurrying costs more than it gets you, so go slower on purpose. Take the stairs one at a time, start out five minutes early, and let the fast ones pass. You'll see what they miss: a lost hat on a fence post, a cat asleep on a parked car. At the corner you'll all be waiting for the same light, and you'll be the one with breath left.",
  },
];
