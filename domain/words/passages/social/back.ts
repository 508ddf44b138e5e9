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
    mood: 'bright',
    text: "A person has about nine good stories, and old friends know all nine. You can see it in their faces when you're well into one, voices and all. {contact}, and everybody's old material is going around again, so don't stop to apologize. Slow down before the last line and let them say it. It's half theirs by now. When they start in on one of their own, you'll know where to laugh.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'nobody remembers your blunder',
    ending: 'plain',
    asks: 'find out',
    mood: 'sore',
    text: "Something you said the other day comes back to you in the shower, along with the silence after it. You meant it as a joke, and with {pairing}, it plays over and over. But think of everything the others said, and how little of it you could repeat. They've forgotten your joke the same way. If one person might really have been stung, ask that person. The rest are busy replaying their own.",
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
    asks: 'ask the basic question',
    mood: 'sore',
    text: "After the fourth hello it feels too late to ask a person's name. You know about their brother's boat and what they think of cilantro, and you greet them with a very warm \"Hey, there you are.\" But {contact}, and asking twice is nothing unusual. Say your own name first and admit you've lost theirs. Once you've got it back, use it twice before you say goodbye.",
  },
];
