import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, conjunctions: the planet is turned up to full. */
export const SPIRIT_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'being looked at',
    ending: 'plain',
    asks: 'nothing',
    props: ['the shopping cart'],
    mood: 'bright',
    text: "Nobody would know if you left the shopping cart where it was. You could just go. With {pairing}, though, you feel watched with no one around, and the one who's watching is you. So back you walk, forty steps, a little annoyed and a little proud. It won't make the news. But you've always liked people who take the cart back, and today you got to be one.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'turning it over',
    ending: 'quip',
    asks: 'write it down',
    props: ['flamingos'],
    text: "The big questions never come without the small ones. Is anybody up there? Does it matter? Did you ever answer that letter, and what do you call a group of flamingos? With {pairing}, there's no hushing any of them. Get a pencil. Write down each question as it comes, large and small, and see which ones are still asking after dinner. It's a flamboyance, by the way.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'speak'],
    motif: 'saying thanks',
    ending: 'plain',
    asks: 'thank them',
    props: ['thanks with examples'],
    mood: 'bright',
    text: "Count what's good today, and see if you run out of fingers. The bread is good. The bus has windows. You could kiss the mail carrier. With {pairing}, there's no small voice around to say that's enough. So pick one person, someone who'd never expect it, and thank them at length, with examples. They'll look over their shoulder to see who's standing there. It's them. Keep going.",
  },
  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['belong', 'play'],
    motif: 'fitting in',
    ending: 'plain',
    asks: 'keep them company',
    props: ['laughing in a full room'],
    mood: 'bright',
    text: "You can watch a funny movie alone and hardly make a sound. In a room full of people, you're wiping your eyes at the same joke. With {pairing}, what others feel runs right into you, and you can't tell whose laugh it was to begin with. Think of that when you choose your company today. Sit near whoever's having a good time, and you'll be having one, too.",
  },
  {
    bodies: ['Neptune'],
    themes: ['rest'],
    motif: 'hazy day',
    ending: 'plain',
    asks: 'rest',
    props: ['sock', 'window'],
    text: "{contact}, and your head would like to rest. It's all mist in there. You may stand at the window holding one sock for some time. You'd say you were moved, if you knew by what. It's no day for deciding what you believe, or for getting to the bottom of anything. You can sit down with it and let it roll through, like weather over a field.",
  },
  {
    bodies: ['Neptune'],
    themes: ['see', 'belong'],
    motif: 'something lovely',
    ending: 'plain',
    asks: 'nothing',
    props: ['school band'],
    mood: 'bright',
    text: "There's no defense against a school band going by, all in step and not quite in tune. Or a man runs for a bus and makes it, and you're a mess. Nothing's wrong. They were just trying so hard, and you saw it, and with {pairing}, everything gets in without knocking. Don't even try to explain. Say you've got something in your eye, and wave to the band.",
  },
  // Pluto
];
