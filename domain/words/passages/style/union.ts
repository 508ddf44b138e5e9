import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, when the contact is a conjunction. */
export const STYLE_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['begin', 'see'],
    motif: 'no need to impress',
    ending: 'plain',
    advice: true,
    props: ['front of the closet'],
    text: "{contact}, and today there's only one person in the mirror. You aren't dressing for some cousin's opinion, or for the people you answer to, or for whoever you used to be. It's a relief, and it's a little bare, like a room with the furniture moved out. Put on what you'd wear if you were proud of yourself already. You may find it was at the front of the closet.",
  },
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'being looked at',
    ending: 'plain',
    advice: true,
    props: ['spoons'],
    text: "How often can a person check how they look before it counts as a hobby? With {pairing}, you may find out. You're in every window, and upside down in every spoon, and no one else gives you half as much to think about. It's harmless. You're a subject that interests you. But look up when someone's talking. They put a face on today, too, and they'd like it seen.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'no need to impress',
    ending: 'plain',
    advice: true,
    props: ['radio voice'],
    text: "Nobody's badly dressed on the radio. Somebody comes into the room as a voice and nothing else, and within a minute you know if you like them. Today {contact}: how you sound is how you look, quick and bright and a sentence ahead of yourself. People will remember what you said, and couldn't name the color you had on. So stop fussing with the collar, and say the good line.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'rest'],
    motif: 'something lovely',
    ending: 'quip',
    advice: false,
    props: ['velvet'],
    text: "Velvet, corduroy, the cool side of a silk lining: it's hard to keep your hands to yourself. {contact}, and anything lovely has the whole of your attention, with no second voice to ask what it's for. You may catch yourself petting your own sleeve while people are discussing something, and see no reason to stop. Sooner or later they'll ask what you think. You think it's lovely.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'see'],
    motif: 'liking and being liked',
    ending: 'plain',
    advice: true,
    props: ['four tries'],
    text: "You'd like people to like what you have on. That's the whole wish today, with {pairing}, and there's no cooler head to tell you it doesn't matter. So getting dressed takes four tries and a look from behind. Wanting to please somebody is nothing to blush over. It's the reason anyone's shirt was ever ironed. Just pick which people. Three is plenty, and one of them could be you.",
  },
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'something lovely',
    ending: 'plain',
    advice: false,
    props: ['mustache in line'],
    text: "Everybody looks good. You weren't ready for it, not in line at the post office, or wherever else people stand around not posing. It's that man's enormous mustache, and her earrings, and an old jacket that's grown into the shape of its owner. With {pairing}, your eye is stuck on yes. Nobody in the line would believe you. And somebody in it may be thinking the same about you.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'play'],
    motif: 'a burst of nerve',
    ending: 'plain',
    advice: true,
    props: ['red or beige'],
    text: "Red is the obvious choice. You could try beige, but with {pairing}, you'd only look like somebody shouting in beige. Everything in you says go: sleeves up, collar open, hair pushed back with one hand and forgotten. It looks good on you, and it's hard on seams. Move as fast as you like, and put on something that can take it.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'the odd idea',
    ending: 'plain',
    advice: false,
    props: ['orange glasses'],
    text: "Suppose you go out for batteries and come home in orange glasses. You couldn't say why, and you've seldom been so pleased. {contact}: the odd idea doesn't wait to be discussed today. It's on your face before the sensible part of you has found its shoes. You're free to enjoy them for a week before you ask for an opinion. By then they may simply be your glasses.",
  },
];
