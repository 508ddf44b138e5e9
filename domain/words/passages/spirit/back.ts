import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, while a planet is retrograde or has just turned so. */
export const SPIRIT_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'see'],
    motif: 'the past comes up',
    ending: 'quip',
    asks: 'fool around',
    props: ['Karen'],
    mood: 'bright',
    text: "You've been singing it wrong for twenty years. With {pairing}, old words come back for a second hearing, and you finally look up that line and there isn't any Karen in it. It was \"caring.\" You've sung about Karen at weddings. You've sung about her alone at the sink, with your whole heart, and wondered how she was. Sing it the right way once, to be fair. Then go back. You'd miss her.",
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
