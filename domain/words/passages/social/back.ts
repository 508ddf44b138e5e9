import type { SectionPassage } from '../../passage.ts';

/** Social Life, while a planet is retrograde or has just turned so. */
export const SOCIAL_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['belong', 'play'],
    motif: 'liking and being liked',
    ending: 'plain',
    asks: 'nothing',
    props: ['repeated story'],
    mood: 'bright',
    text: "A person has about nine good stories, and old friends know all nine. You see it in their faces when you're well into one, voices and all. You can stop short, or go on and let them do the ending. It's rare to be known that well and still be given the floor. {contact}, and everybody's old material is going around again. Theirs will come up, and you'll know where to laugh.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'turning it over',
    ending: 'plain',
    asks: 'find out',
    props: ['shower'],
    mood: 'sore',
    text: "The shower plays back whatever you said the other day, along with the silence after it. You meant it as a joke, and with {pairing}, it comes around again and again. But think of everything the others said, and how much of it you could repeat. They've lost yours the same way. If one person might really have been stung, ask that person. The rest went home replaying their own.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest', 'play'],
    motif: 'the late answer',
    ending: 'plain',
    asks: 'fool around',
    props: ['forgotten name', 'dessert'],
    mood: 'bright',
    text: "The next time a name won't come to anybody at the table, make a rule that nobody looks it up. Now that {contact}, names arrive late, and the guessing is half the fun: it starts with a B, he was in the one with the boat. Talk about something else. Around dessert, or at the bus stop, somebody will yell it, and you'll all cheer as if you'd won.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'begin'],
    motif: 'just ask',
    ending: 'plain',
    asks: 'ask the basic question',
    props: ['lost name'],
    mood: 'sore',
    text: "After the fourth hello it feels too late to ask a person's name. You know about their brother's boat and what they think of cilantro, and you greet them with enormous warmth and no noun. But {contact}, and asking twice is nothing unusual. Say yours first and admit you've lost theirs. Once you've got it, use it twice before you reach the corner.",
  },
];
