import type { SectionPassage } from '../../passage.ts';

/** Social Life, while a planet is retrograde or has just turned so. */
export const SOCIAL_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['belong', 'play'],
    motif: 'let others tell your story',
    ending: 'plain',
    asks: 'fool around',
    reach: 'narrow',
    mood: 'bright',
    text: "A person has about nine good stories, and old friends know all nine. You can see it in their faces when you're well into one, voices and all. {contact}, and everybody's old material is going around again, so don't stop to apologize. Slow down before the last line and let them say it. It's half theirs by now. When they start in on one of their own, you'll know where to laugh.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'nobody remembers your blunder',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'sore',
    text: "Something you said the other day comes back to you in the shower, along with the silence after it. You meant it as a joke, and with {pairing}, it plays over and over. Then you run into somebody who was there, and they turn red first. They tell you they're sorry about that endless story of theirs. You don't remember a story. They don't remember a joke.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest', 'play'],
    motif: 'enjoy not knowing the name',
    ending: 'plain',
    asks: 'fool around',
    mood: 'bright',
    text: "The next time a name won't come to anybody at the table, make a rule that nobody looks it up. The guessing is half the fun: it starts with a B, he was in the one with the boat. Then talk about something else. The name will come, but {contact}, and it's running late. Around dessert, or at the bus stop, someone will yell it, and you'll all cheer as if you'd won.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'begin'],
    motif: 'forgot a name',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: `After the fourth hello it feels too late to ask a person's name. You know about their brother's boat and what they think of cilantro, and you greet them with a very warm "Hey, there you are." But {contact}, and you aren't the only one who forgets. "Hey, you," they say, just as warmly, and you both hear it. Then two old friends shake hands and introduce themselves.`,
  },
];
