import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, when the contact is a conjunction. */
export const STYLE_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['begin', 'see'],
    motif: 'no need to impress',
    ending: 'plain',
    asks: 'go easy on yourself',
    props: ['dressing to be seen'],
    quote: 'Anybody who looks at ease',
    text: "Before anything new begins, there's the mirror. You'd like to look as if you hadn't given your looks a thought, and you've been giving them a thought since yesterday. With {pairing}, there's no use acting as if you don't care how you come across. So care, on purpose, with both shoes on. Then begin. Anybody who looks at ease left the worry at home in front of a mirror.",
  },
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'being looked at',
    ending: 'plain',
    asks: 'hear them out',
    props: ['spoons'],
    consoles: true,
    text: "How often can a person check how they look before it counts as a hobby? With {pairing}, you may find out. You're in every window, and upside down in every spoon, and no one else gives you half as much to think about. It's harmless. You're a subject that interests you. But look up when someone's talking. They put a face on today, too, and they'd like it seen.",
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
    motif: 'liking and being liked',
    ending: 'plain',
    asks: 'pick one',
    props: ['four tries'],
    text: "You'd like people to like what you have on. That's the whole wish today, with {pairing}, and there's no cooler head to tell you it doesn't matter. So getting dressed takes four tries and a look from behind. Wanting to please somebody is nothing to blush over. It's the reason anyone's shirt was ever ironed. Just pick which people. Three is plenty, and one of them could be you.",
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
