import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, conjunctions: the planet is turned up to full. */
export const SPIRIT_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'good deed in secret',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "Nobody would know if you left the shopping cart where it was. You could just go. With {pairing}, though, you feel watched with no one around, and the one who's watching is you. So back you walk, forty steps, a little annoyed and a little proud. It won't make the news. But you've always liked people who take the cart back, and today you got to be one.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'big and small questions',
    ending: 'quip',
    asks: 'nothing',
    text: "The big questions never come without the small ones. Is anybody up there? Does it matter? Did you ever answer that letter, and what do you call a group of flamingos? With {pairing}, there's no hushing any of them. They talk all through breakfast, and they're still at it in the shower. By dinner you've settled one. It's a flamboyance, and you've told four people.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'speak'],
    motif: 'thank the unthanked',
    ending: 'plain',
    asks: 'thank them',
    reach: 'wide',
    mood: 'bright',
    text: "Count what's good today, and see if you run out of fingers. The bread is good. The shower was hot. A stranger waved you into the lane. With {pairing}, you've got more goodwill than one person can use. So pick one person, someone who'd never expect it, and thank them at length, with examples. They may look over their shoulder to see who you mean. Keep going.",
  },
  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['rest'],
    motif: 'stay with the feeling',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    text: "{contact}, and your head would like to rest. It's all mist in there. You may stand at the window for some time, holding one sock. You'd say you were moved, if you knew by what. Across the street a man's raking leaves, slowly, and you watch him do the whole yard. When he's done he looks up at you, and you wave to him with the sock.",
  },
  {
    bodies: ['Neptune'],
    themes: ['belong', 'play'],
    motif: 'get up and join in',
    ending: 'plain',
    asks: 'show up',
    reach: 'narrow',
    mood: 'bright',
    text: "You may not know the hymn, and still get goose bumps when a roomful of people sings it. With {pairing}, the line between you and everybody else goes soft, and you catch whatever a crowd is feeling. So stand where people are singing, at a game, a service or a birthday, and join in where you can. Nobody can tell which voice is yours. By the last verse, you can't either.",
  },
  {
    bodies: ['Neptune'],
    themes: ['see', 'belong'],
    motif: 'stay with the feeling',
    ending: 'plain',
    asks: 'enjoy what is there',
    reach: 'narrow',
    text: "{contact}, so everything gets in without knocking, and your eyes may fill over two notes of a song. Nothing's wrong. You're seeing how hard everybody tries, and most days we're too busy to look. Look for a minute today, in any line or on any bus. The best place is by the birthday cards. People read one, put it back, try four more, and return for the first.",
  },
  // Pluto
];
