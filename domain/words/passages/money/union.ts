import type { SectionPassage } from '../../passage.ts';

/** Finance & Money, conjunctions: the planet is turned up to full. */
export const MONEY_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'begin'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'nothing',
    props: ['first wages', 'mown lawn'],
    mood: 'bright',
    text: "Do you remember the first money you earned? It may have been for mowing a lawn or a night of babysitting, and you held it like a letter with your name on it. The amounts are bigger now, and duller. With {pairing}, though, that old pride is back at full size, and very little sets it off. Somebody looked at what you'd done and thought it was worth paying for.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'count'],
    motif: 'the list',
    ending: 'plain',
    asks: 'write it down',
    props: ['page of figures'],
    text: "With {pairing}, your head can turn into a small accounting firm that never closes. What was the fare, who had the extra coffee, when is that other thing due: it's all being read aloud to you in the tub. Give the firm a page and ten minutes, and take down every number it can think of. Then tell it to go home. Numbers like that only want to be written down.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'count'],
    motif: 'something lovely',
    ending: 'quip',
    asks: 'leave it alone',
    props: ['blue glass bowl'],
    text: "You aren't buying it. You only came to look, for the third time, and somebody had moved it, so you moved it back. {contact}, and you feel about a blue glass bowl as others feel about puppies. You know where it would stand. If it's on your mind next week and the money's there, get it. Till then, visits are free, and it always looks glad to see you.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'play'],
    motif: 'the gift',
    ending: 'plain',
    asks: 'do something for them',
    props: ['candy bar', 'package'],
    mood: 'bright',
    text: "A package can cost more to send than what's inside it, and people send it anyway: a candy bar, a bad drawing, the one kind of chips your friend can't get over there. On paper it makes no sense. But with {pairing}, liking somebody does all the math today. Send something small to a person who lives too far away to drop in on. Put the drawing on top.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['belong', 'play'],
    motif: 'the treat',
    ending: 'plain',
    asks: 'pick one',
    props: ['my treat'],
    mood: 'bright',
    text: "With {pairing}, you've said it's your treat before anybody has opened a menu. You feel rich in good company, and the words are out before you've counted heads. It's one of the nicest things about you, and it also comes in sizes. Buying the coffee is every bit as generous as buying dinner for the table, and you'll hear what people are saying, instead of adding in your head.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['count', 'finish'],
    motif: 'the dull duty',
    ending: 'plain',
    asks: 'get it done',
    props: ['envelopes', 'cookie'],
    text: "Make the bills as pleasant as you can: a clean table, good light, a cookie for every three envelopes. {contact}, so dull jobs go well and numbers hold still for you. Pay what's due, put a date on the rest, and toss the envelopes. Half an hour is plenty. Then close the folder and go outside. A walk is especially nice when you know where you stand with everybody.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['see', 'count'],
    motif: 'rules and permission',
    ending: 'quip',
    asks: 'fool around',
    props: ['rules at home'],
    text: "What did the grown-ups say about money when you were small? It might have been to save the string, or never to order first. {contact}, so old rules about money come up from wherever they've been. Pick the one you like best, and follow it today, in honor of whoever taught you. Then break the silliest for a dollar or two. You could order first, and get the pie.",
  },
  {
    bodies: ['Pluto'],
    themes: ['finish', 'count'],
    motif: 'the last bit',
    ending: 'quip',
    asks: 'clear it out',
    props: ['gift card'],
    text: "Somewhere in your wallet there's a gift card with three dollars and eleven cents on it. It's money, so you can't throw it out, and nothing costs that, so you can't spend it. So it rides along for years, like a small uncle. {contact}, and you'd love to be rid of it. Buy something silly, and pay the rest in coins. The clerk will ask if you'd like it back.",
  },
];
