import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, while a planet is retrograde or has just turned so. */
export const SPIRIT_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'see'],
    motif: 'a second look',
    ending: 'plain',
    asks: 'enjoy what is there',
    props: ['an old song'],
    mood: 'bright',
    text: "Stop what you're doing for one old song today. You've heard it a thousand times and always thought it was a happy one. With {pairing}, what you know by heart turns out to have more to say, so this time listen to the words. Let it play to the end before you do the next thing. You were somebody else when you learned it, and it's nice to see how far you've come.",
  },
  {
    bodies: ['Mercury'],
    themes: ['begin', 'play'],
    motif: 'turning it over',
    ending: 'plain',
    asks: 'start small',
    props: ['what am I doing with my life'],
    mood: 'sore',
    text: `Starting anything new brings up an old question. "What am I doing with my life?" you ask at a stoplight, or in the middle of something dull. With {pairing}, here it comes again, and you feel you should've settled it years ago. Nobody settles it. People ask it at eighty, with better jokes. Cut it down: what would make this one day a good one? Begin there.`,
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['count'],
    motif: 'enough',
    ending: 'plain',
    asks: 'nothing',
    props: ['wish'],
    mood: 'bright',
    text: "{contact}, and it's a day for wanting something you've already got. Years ago you wanted a door of your own to close, maybe, or a friend nearby, or somebody who knew your name. If you got even one of those, you've probably been stepping over it since, as people do with what's there. Look at it once today the way you did when you were only wishing. That's a kind of thanks.",
  },
];
