import type { SectionPassage } from '../../passage.ts';

/** Finance & Money, while a planet is retrograde or has just turned so. */
export const MONEY_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['count', 'speak'],
    motif: 'the past comes up',
    ending: 'quip',
    asks: 'find out',
    props: ['waffles', 'Harold'],
    text: "There's a name on your statement that you've never heard of, for fourteen dollars and fifty cents. Plainly, somebody's been living it up in your name. With {pairing}, old charges like to come back in disguise, so think before you shout. Where were you that day? It was raining, you ducked in somewhere, and there were waffles. Nobody told you that the place was really called Harold Enterprises. They were very good waffles.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'finish'],
    motif: 'letting an old thing go',
    ending: 'quip',
    asks: 'clear it out',
    props: ['Italian lessons'],
    text: "Read the bill all the way down. You know the total. The lines above it hardly get looked at, and something you once signed up for may still be charging you, every month, for being a person who was going to learn Italian. With {pairing}, you've got the patience for old paperwork, and it's dull for only fifteen minutes. Cancel one thing, or else start using it. Buongiorno.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest', 'count'],
    motif: 'a second look',
    ending: 'quip',
    asks: 'leave it alone',
    props: ['hurt boots'],
    text: `"You forgot something," the store writes to you, about a pair of boots. You didn't forget. You saw the boots, you saw the price, and you went to bed like a sensible person. Now it writes again, sounding hurt. {contact}, so a second look will tell you more than the first one did. Let it write. By next week you'll love them, or you'll wonder whose boots those were.`,
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['belong'],
    motif: 'saying thanks',
    ending: 'plain',
    asks: 'thank them',
    props: ['that lunch'],
    mood: 'bright',
    text: "Think of the last person who paid for something and wouldn't let you split it. You argued, they won, and with all that arguing you never got around to a real thank you. {contact}, so a kindness looks even better when you go back to it. Send a line that says, \"I'm still thinking about that lunch.\" It'll cost you a minute, and it's more than they were expecting.",
  },
];
