import type { SectionPassage } from '../../passage.ts';

/** Finance & Money, conjunctions: the planet is turned up to full. */
export const MONEY_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'begin'],
    ending: 'plain',
    advice: false,
    props: ['first wages', 'mown lawn'],
    text: "Do you remember the first money you earned? It may have been for mowing a lawn or a night of babysitting, and you held it like a letter with your name on it. The amounts are bigger now, and duller. With {pairing}, though, that old pride's back at full size, and very little sets it off. Somebody looked at what you'd done and thought it was worth paying for.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    ending: 'plain',
    advice: true,
    props: ['price of butter'],
    text: "{contact}, and for a while nobody can talk about anything but what things cost. The butter. The rent. What somebody's cousin paid to get a window fixed. You don't have to take it as complaining. Two strangers in a long line, who'd disagree about everything else, can shake their heads over butter until they're practically friends. Join in, if there's room. It's a comfort to hear it isn't only you.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest', 'count'],
    ending: 'plain',
    advice: true,
    props: ['page of figures'],
    text: "With {pairing}, your head can turn into a small accounting firm that never closes. What was the fare, who had the extra coffee, when's that other thing due: it's all being read aloud to you in the tub. It would sooner be on paper. Give it a page and ten minutes, every number it can think of. Nothing else is needed. They only wanted to be written down.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'count'],
    ending: 'plain',
    advice: true,
    props: ['green glass bowl'],
    text: "You don't need it. Let's get that said. It's a green glass bowl, or something like that, and you've been back to look at it twice. {contact}, so the part of you that likes things has the floor, and nobody's getting up to reply. Sleep on it. If it's still lovely in the morning and you can spare the money, you don't need a better reason.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'play'],
    ending: 'plain',
    advice: true,
    props: ['candy bar', 'package'],
    text: "The postage can cost more than what's in the package. People send them all the same: a candy bar, a bad drawing, the one kind of chips you can't get over there. On paper it makes no sense. But with {pairing}, liking somebody does all the math today. Send something small to a person who lives too far away to drop in on. They'll see what it cost to send.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['belong', 'play'],
    ending: 'plain',
    advice: true,
    props: ['pretzel'],
    text: "You'd like to buy everyone a pretzel. Not only the people you know: the whole line, the cashier, the man asleep on the bench. It's that kind of day, now that {contact}, and nobody in you is watching the money. The feeling also comes in a smaller size. One pretzel, for one person who isn't expecting it, would do. It could make their afternoon, and yours.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['count', 'finish'],
    ending: 'plain',
    advice: true,
    props: ['folder of bills'],
    text: "Give half an hour to the bills today. {contact}: there's only one voice in the room, a dry one, asking what's here, what's due and what can wait. It's no fun, but it's never lied to you. Pay what's due, and put a date on the rest. Then close the folder. Knowing exactly where you stand is a modest kind of comfort, but it does let you sleep.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['see', 'count'],
    ending: 'quip',
    advice: false,
    props: ['rules at home', 'pair of shoes'],
    text: "There were rules about money where you grew up, and nobody said them aloud. Never ask what it cost. Never owe. Never look as if you need it. {contact}, and out of the cellar comes one of those rules, in full voice, while you're choosing shoes. You know whose voice it is. You may keep the rule, if it's been good to you. But they're your feet.",
  },
  {
    bodies: ['Pluto'],
    themes: ['finish', 'count'],
    ending: 'plain',
    advice: true,
    props: ['old loan'],
    text: "Settle one thing right to the bottom. It may be the money for that weekend, or a favor you never returned, something you owe and no one brings up. As a rule, you'd pay a little, nod and move on. Today choose the smallest, and do all of it. Half won't satisfy you with {pairing}. It's surprising how much of the room that small thing took up.",
  },
];
