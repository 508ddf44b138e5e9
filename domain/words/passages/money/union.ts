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
    themes: ['speak', 'belong'],
    motif: 'neighbors',
    ending: 'quip',
    asks: 'talk to a stranger',
    props: ['prices out loud'],
    text: "{contact}, and for a while nobody can talk about anything but what things cost. The butter. The rent. What somebody's cousin paid to get a window fixed. It isn't all complaining. A price is one of the few things strangers can be angry about together, and by the third one they're practically friends. Join in, if there's room, and bring one that went down. Everybody will want to hear where.",
  },
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
    ending: 'plain',
    asks: 'leave it alone',
    props: ['green glass bowl'],
    text: "You don't need one more lovely thing. Let's get that said. It's a green glass bowl, or something like that, and you've been back to look at it twice. {contact}, so the part of you that likes things has the floor, and nobody's getting up to reply. Sleep on it. If it's still lovely in the morning and you can spare the money, you don't need a better reason.",
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
    motif: 'paying back',
    ending: 'plain',
    asks: 'give it back',
    props: ['the forty'],
    mood: 'sore',
    text: `If you owe somebody a little, you know to the dollar how much. They've never brought it up, which makes it louder, and there's a hitch in your voice when you say hello. {contact}, and you'd like it gone completely. So pay all of it, with one line: "Here's the forty, and I know it's late." They'll say they'd forgotten. Then you can say hello like anybody.`,
  },
];
