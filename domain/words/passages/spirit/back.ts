import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, while a planet is retrograde or has just turned so. */
export const SPIRIT_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'see'],
    motif: 'singing wrong words',
    ending: 'quip',
    asks: 'fool around',
    reach: 'narrow',
    mood: 'bright',
    text: "You've been singing it wrong for twenty years. With {pairing}, old words come back for a second hearing, and you finally look up that line and there isn't any Karen in it. It was \"caring.\" You've sung about Karen at weddings. You've sung about her alone at the sink, with your whole heart, and wondered how she was. Sing it the right way once, to be fair. Then go back. You'd miss her.",
  },
  {
    bodies: ['Mercury'],
    themes: ['begin', 'play'],
    motif: 'ask a smaller question',
    ending: 'plain',
    asks: 'start small',
    reach: 'wide',
    mood: 'sore',
    text: '"What am I doing with my life?" you may ask at a stoplight, or in the middle of something dull. With {pairing}, an old question comes around again, and you feel you should\'ve settled it by now. Nobody settles it. People ask it at eighty, with better jokes. There\'s a smaller one that you can answer before the light turns green: what would you like to have done by supper? Begin there.',
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['count'],
    motif: 'an old wish came true',
    ending: 'plain',
    asks: 'enjoy what is there',
    reach: 'wide',
    mood: 'bright',
    text: "{contact}, and old wishes come back to be looked at. Years ago you wanted a door of your own to close, maybe, or a friend nearby, or a whole free Sunday. If you got even one of those, you've probably stopped seeing it, the way you stop hearing the refrigerator. Look at it today the way you did when you were wishing. Close the door, or call the friend, because you can.",
  },
];
