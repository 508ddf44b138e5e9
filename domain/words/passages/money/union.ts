import type { SectionPassage } from '../../passage.ts';

/** Finance & Money, conjunctions: the planet is turned up to full. */
export const MONEY_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'begin'],
    motif: 'what things used to cost',
    ending: 'plain',
    asks: 'treat yourself',
    mood: 'bright',
    text: 'Do you remember the first money you earned? It may have been for mowing a lawn or a night of babysitting, and you counted it twice on the way home. Pay is only a number on a screen now. With {pairing}, though, you could have that old pride back. Take out ten dollars in cash, count it, and buy lunch with it. You earned that sandwich.',
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'count'],
    motif: 'write the thoughts down',
    ending: 'plain',
    asks: 'write it down',
    reach: 'wide',
    text: "With {pairing}, your head can turn into a small accounting firm that never closes. What was the fare, who had the extra coffee, when is that other thing due: it's all being read aloud while you're trying to take a bath. Give the firm a page and ten minutes, and take down every number it can think of. Then close up shop, and run some more hot water.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'count'],
    motif: 'mug you fall for',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    text: "A fancy vase comes down off the shelf twice a year. A mug that you pick up every morning can cost more than you'd planned and still come to pennies a day. Half the store looks lovable: {contact}, so you fall for a mug with a fish on it. You put it back, and get as far as the door. At breakfast, the fish is looking at you.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'play'],
    motif: 'a present for no reason',
    ending: 'quip',
    asks: 'do something for them',
    reach: 'narrow',
    mood: 'bright',
    text: "A package can cost more to send than what's inside it, and people send it anyway: a candy bar, a bad drawing, the one kind of chips that nobody sells where your friend lives now. On paper it makes no sense. But with {pairing}, fondness beats arithmetic. Send something small to a person who lives too far away to drop in on. Think of the postage as a very cheap plane ticket.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['belong', 'play'],
    motif: 'offer what you can afford',
    ending: 'plain',
    asks: 'pick one',
    reach: 'narrow',
    mood: 'bright',
    text: "It's easy to say \"my treat\" before anybody has opened a menu. With {pairing}, good company makes you feel rich, and the words may be out before you've counted heads. So decide ahead of time what you're treating everyone to. Coffee, dessert or the first round is a real treat, and so is a host who can listen to the conversation instead of adding up plates.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['count', 'finish'],
    motif: 'treat after dull bills',
    ending: 'plain',
    asks: 'get it done',
    text: "Make the bills as pleasant as you can: a clean table, good light, a cookie for every three envelopes. {contact}, so dull jobs go well and numbers hold still for you. Pay what's due, put a date on the rest, and toss the envelopes. Half an hour is plenty. Then close the folder and go outside. A walk is especially nice when you know where you stand with everybody.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['see', 'count'],
    motif: 'break a small old rule',
    ending: 'quip',
    asks: 'nothing',
    text: `Everyone grew up with a rule about money: never buy the name brand, never order dessert, never pay full price. {contact}, and an old rule like that comes up as you reach for your wallet. You know whose voice it's in. "We have pie at home," it says. You don't have pie at home. You order the pie, and the voice asks if you're going to finish that.`,
  },
  {
    bodies: ['Pluto'],
    themes: ['finish', 'count'],
    motif: 'spend money on fun',
    ending: 'quip',
    asks: 'clear it out',
    text: "Somewhere in your wallet there may be a gift card with three dollars and eleven cents on it. It's money, so you can't throw it out, and nothing costs that, so you can't spend it. {contact}, and it feels good to dig a thing up and be done with it. Buy something silly, and pay the rest in coins. The clerk will ask if you'd like the card back.",
  },
];
