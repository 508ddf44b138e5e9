import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, when the contact is a conjunction. */
export const STYLE_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['begin', 'see'],
    motif: 'no need to impress',
    ending: 'plain',
    asks: 'pick one',
    props: ['shirt with birds'],
    mood: 'bright',
    quote: 'Anybody looks good in clothes',
    text: "With {pairing}, people see you as you are, so wear whatever's most like you. It doesn't need to be new, or the one that's supposed to flatter. It's probably what your friends mean when they say \"That's so you\": the red scarf, the old boots, the shirt with birds. Begin with that, and add what the weather calls for. Anybody looks good in clothes they've quit thinking about.",
  },
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'being looked at',
    ending: 'plain',
    asks: 'nothing',
    props: ['mirror face'],
    consoles: true,
    text: "There's a face you make for mirrors. The chin goes down, the eyebrows go up, something's done about the cheeks, and then you never wear it again. It's the other one that people see, and with {pairing} it's shining. It's the one you have when you're hunting for your keys, or hearing a good story. You've never met it. Anyone who's fond of you could pick it out of a stadium.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'liking and being liked',
    ending: 'plain',
    asks: 'nothing',
    props: ['your own voice, recorded'],
    mood: 'sore',
    text: "Is that really what I sound like? You hear yourself in somebody's video and want to apologize to everyone you've ever called. With {pairing}, you're all voice today, quick and full of things to say, and people notice it before they notice your shirt. They don't hear anything strange. They hear you, the one they can pick out from across a crowded room. You're the only one who's surprised.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'rest'],
    motif: 'something lovely',
    ending: 'plain',
    asks: 'nothing',
    props: ['new shoes'],
    mood: 'bright',
    text: '{contact}, and liking a thing fills you right up. You know how it is with new shoes. You look down at them in elevators. You get up for something you don\'t need, just to be in them a little longer. It\'s all right to be silly about it. When somebody says "Nice shoes," you can skip the part about the sale and say you love them.',
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'see'],
    motif: 'the gift',
    ending: 'plain',
    asks: 'pick one',
    props: ['socks with trains'],
    mood: 'bright',
    text: "Wear something that somebody gave you: the scarf from your sister, your father's watch, the socks with trains on them. With {pairing}, being loved is very becoming, and this is a way to have it on. Somebody once stood in a store and thought of you. If you're going to see them, wait until they notice. If you aren't, send them a picture of it, with no more message than \"Still.\"",
  },
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'something lovely',
    ending: 'plain',
    asks: 'nothing',
    props: ['mustache in line'],
    mood: 'bright',
    text: "Everybody looks good. You weren't ready for it, not in line at the post office, or wherever else people stand around not posing. It's that man's enormous mustache, and her earrings, and an old jacket that's grown into the shape of its owner. With {pairing}, your eye is stuck on yes. Nobody in the line would believe you. You may get to the stamps without finding anybody plain.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'play'],
    motif: 'a burst of nerve',
    ending: 'plain',
    asks: 'try it another way',
    props: ['mirror'],
    mood: 'bright',
    text: "It's a good day to start wearing the thing you bought in a bold mood and then saved for a bolder one. With {pairing}, the bolder one is here. You want to walk in ahead of everybody and explain nothing. So put it on before you've asked anyone, the mirror included. You'll feel loud for about ten minutes. All that other people see is somebody who meant it.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'the odd idea',
    ending: 'plain',
    asks: 'try it another way',
    props: ['hair'],
    text: "{contact}, and one look in a store window is enough: it would be fun to have different hair. Very different, and by lunch. There's nothing wrong with the wish. You've looked like this for a while, and people like to be surprised. But the mood moves faster than hair grows back. Start with what can be undone. Part it on the other side, and wait for someone to ask what's new.",
  },
];
