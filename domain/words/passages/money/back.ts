import type { SectionPassage } from '../../passage.ts';

/** Finance & Money, while a planet is retrograde or has just turned so. */
export const MONEY_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['count', 'speak'],
    motif: 'let them pay the check',
    ending: 'plain',
    asks: 'find out',
    reach: 'narrow',
    text: "When you and a friend take turns paying, somebody loses count. You think you got the last one, they think they did, and you're both so nice that it hasn't come up. {contact}, so it's a good time to go back over the count. Ask, and mean it as a question. If neither of you knows, split the next one and call it even. It's worth half a lunch to be done wondering.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest', 'count'],
    motif: 'wait before you buy',
    ending: 'quip',
    asks: 'nothing',
    reach: 'narrow',
    text: "It may be {pairing} that has you still thinking about something you had in your hand at a store and put back. By now it's a better blue than anything you own. You can see just where it would go, on the shelf by the window, in the late sun. You hold out for two days, and then you go back. It's right where you left it, and it's green.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'finish'],
    motif: 'cancel forgotten subscription',
    ending: 'quip',
    asks: 'clear it out',
    reach: 'wide',
    text: "Read the bill all the way down. You know the total. The lines above it hardly get looked at, and something you once signed up for may still be charging you, every month, for being a person who was going to learn Italian. With {pairing}, you've got the patience for old paperwork, and it's dull for only fifteen minutes. Cancel one thing, or else start using it. Buongiorno.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['belong'],
    motif: 'late thank-you still counts',
    ending: 'plain',
    asks: 'thank them',
    reach: 'wide',
    mood: 'bright',
    text: "Think of the last person who paid for something and wouldn't let you split it. You argued, they won, and with all that arguing you never got around to a real thank you. {contact}, so a kindness looks even better when you go back to it. Send a line that says, \"I'm still thinking about that lunch.\" It'll cost you a minute, and it's more than they were expecting.",
  },
];
