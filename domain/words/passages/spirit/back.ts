import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, while a planet is retrograde or has just turned so. */
export const SPIRIT_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'see'],
    motif: 'a second look',
    ending: 'plain',
    advice: true,
    props: ['old words'],
    text: "Say it again, at half the speed: the prayer, the poem from school, or the song somebody used to sing you to sleep. You've known it so long that it goes by like your own street. With {pairing}, what's been said a hundred times can be listened to once. You may believe all of it or none. There's likely a word in it that stops you. Let it.",
  },
  {
    bodies: ['Mercury'],
    themes: ['begin', 'play'],
    motif: 'awe',
    ending: 'quip',
    advice: true,
    props: ['back seat', 'sky'],
    text: "Where does the sky stop? What was there before there was anything? You may have asked it once, from the back seat, and some grown-up said you were almost there. With {pairing}, old questions come around again, and this one has held up. You've had years, and you're no further along than anyone else. Go outside, look up, and ask it again. You may be almost there.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['count'],
    motif: 'enough',
    ending: 'plain',
    advice: false,
    props: ['wish'],
    text: "{contact}, and it's a day for wanting something you've already got. Years ago you wanted a door of your own to close, maybe, or a friend nearby, or somebody who knew your name. If you got even one of those, you've probably been stepping over it since, as people do with what's there. You can want it again. That's a kind of thanks, and it doesn't need an address.",
  },
];
