import type { SectionPassage } from '../../passage.ts';

/** Family Matters, when the contact is a conjunction. */
export const FAMILY_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'belong'],
    motif: 'liking and being liked',
    ending: 'plain',
    asks: 'enjoy what is there',
    props: ['good jacket'],
    mood: 'bright',
    text: "Walk into a room full of family today, and it's brighter by one. {contact}, and you're the same person all the way through: whoever you are elsewhere has come along, with the good jacket and the opinions. Let them look. They knew you when you couldn't be trusted with a spoon. Somebody will ask how you've been and whether you've eaten, and you can answer both at length.",
  },
  {
    bodies: ['Sun'],
    themes: ['play', 'belong'],
    motif: 'family likeness',
    ending: 'plain',
    asks: 'fool around',
    props: ['the family sigh'],
    mood: 'bright',
    text: `You swore you'd never say it, and there it is in your own voice: "We'll see," or something about the lights being left on. {contact}, and whatever you got from the people who raised you is turned up to full. You do the sigh. You do the look over the glasses, without glasses. Play it up. Anyone who knows the original will laugh hardest, and with love.`,
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['play'],
    motif: 'being interrupted',
    ending: 'plain',
    asks: 'speak up',
    props: ['everybody talking'],
    mood: 'bright',
    text: "In a family, listening is something you do while talking, and that's the fun of it. {contact}, and today there's nothing in the air but words: three stories started, none finished, and somebody reading a recipe to a person who asked about trains. You could wait for your turn, but there isn't one. Start in while somebody's breathing, like the rest of them. It hardly matters who hears you.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'finish'],
    motif: 'keeping what lasts',
    ending: 'plain',
    asks: 'ask about them',
    props: ['recording', 'tenor'],
    mood: 'bright',
    text: "Ask the oldest person you know if you can record them. You don't want their whole life, just the apartment over the bakery, or the choir with the terrible tenor. With {pairing}, the whole day seems to be made of talk, and it'd be a shame to let it all go out the window. They'll tell you they've got nothing to say. An hour later the coffee's cold, and they're humming.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'play'],
    motif: 'offering a hand',
    ending: 'plain',
    asks: 'do something for them',
    props: ['roses'],
    text: "With {pairing}, you've got strength to spare today, so offer some of it to your family, or whoever's like family to you. Carry in the heavy bags. Move the bookcase, dig the hole for the roses, push the stroller up the hill. It feels good to be the strong one, and people will find more for you to lift. Afterward, sit down and let somebody make you a sandwich.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['finish', 'count'],
    motif: 'the last bit',
    ending: 'plain',
    asks: 'get it done',
    props: ['picture to hang'],
    text: "Pick one small thing your family's been meaning to do, and finish it: hang the picture, send the form, glue the handle back on. {contact}, so you've got the patience to see it through, right up to putting the hammer away. Then call it your share for today, and leave the rest alone. Every time you walk by that picture, you can be pleased with it again.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['belong', 'see'],
    motif: 'liking and being liked',
    ending: 'plain',
    asks: 'nothing',
    props: ["cousin's singing"],
    text: "Complaining about your own people is a great comfort, until a stranger joins in. He says half of what you said, and you're on your feet. {contact}, so loyalty is at full strength today, and it doesn't ask who deserves it. You can say what you like about your cousin's singing. Nobody else can, least of all somebody who met him once. It isn't fair, and it isn't up for discussion.",
  },
  {
    bodies: ['Pluto'],
    themes: ['rest', 'finish'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'rest',
    props: [],
    mood: 'sore',
    text: "Some family remarks are best answered by lying down. {contact}, and an old feeling comes up whole today, however small the thing that called it. You're a grown person until one sentence about your hair, and then you're nine, with a hot face and no good answer. It doesn't mean you haven't changed. The nine-year-old just heard it before you did. Eat something, rest, and you'll be your own age soon.",
  },
];
