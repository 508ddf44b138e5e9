import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the contact is a conjunction. */
export const REST_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['rest', 'see'],
    motif: "rest openly don't pretend",
    ending: 'quip',
    asks: 'rest',
    letsOff: true,
    text: "At the sound of footsteps, a person who's resting picks up a pen. You've done it before you've thought about it. {contact}, so being seen matters more than usual, and you'd hate to be seen doing nothing. Leave the pen where it is, and keep your feet up. If anyone asks, say you're resting, in the voice of a person with an important job. They'll want to know who's hiring.",
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'count'],
    motif: 'a horse drawn for fun',
    ending: 'plain',
    asks: 'fool around',
    mood: 'bright',
    text: 'When you were ten, you knew what to do with a free hour. You drew horses, or rode around the block, or lay on the floor and sang. {contact}, so what you feel like doing and what you do can be the same thing. You could give it twenty minutes today, whatever it was. Nobody expects any improvement. If it was horses, the back legs are still hard.',
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'rest'],
    motif: "mind won't stop talking",
    ending: 'plain',
    asks: 'nothing',
    reach: 'wide',
    text: "You lie down, and your mind pulls up a chair and starts talking. It wonders why elevators have mirrors. It has a few thoughts on your family, and a better answer to something somebody said. There's more, since {contact}, and it's all talk in there. Finally it gets to a house you once lived in, and counts the porch steps. You help. Neither of you gets past eleven.",
  },

  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'count'],
    motif: 'good tired',
    ending: 'quip',
    asks: 'try it another way',
    reach: 'wide',
    text: "There's a kind of tired that comes from sitting, and more sitting won't cure it. You fidget, you sigh, you're short with whoever walks in. {contact}, and the mood is mostly in your legs, which want to go somewhere. Give them ten hard minutes. Take the stairs, or walk up the steepest street you've got until you're properly out of breath. Then sit down again. It'll feel like a better chair.",
  },
  {
    bodies: ['Mars'],
    themes: ['finish', 'rest'],
    motif: 'know how much you can',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    text: "With {pairing}, you've got one speed, right up to the moment you stop. You eat fast, dress fast, take the stairs, and get there early. It's glorious, and it runs down all at once, like a windup toy in the middle of the floor. Today that happens on a couch, halfway through your own sentence. You wake up under a blanket, and you're told how far you got.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest', 'count'],
    motif: 'rest though chores wait',
    ending: 'plain',
    asks: 'pick one',
    reach: 'wide',
    mood: 'sore',
    letsOff: true,
    text: `You're tired, and there's one more job with your name on it. With {pairing}, you can't seem to sit down while any part of it is left. You'd love for somebody to say it can wait. So here it is: most of it can. Do the one part that would make tomorrow harder if you skipped it. Then say "That's enough" out loud, and take your own word for it.`,
  },

  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'exercise you forgot was exercise',
    ending: 'plain',
    asks: 'try it another way',
    mood: 'bright',
    text: "A lot of us keep signing up for exercise we don't like. With {pairing}, the truth can come out of nowhere, so you may suddenly hear yourself say that running bores you. The body that dreads the treadmill is the same one that dances at weddings until its shoes give out. Today you could put on one good song and let it take you around the kitchen until the rice boils over.",
  },

  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['rest'],
    motif: 'go to bed early',
    ending: 'plain',
    asks: 'rest',
    reach: 'wide',
    mood: 'bright',
    letsOff: true,
    text: "There's a kind of sleepy that starts at supper, and it's lovely if you let it. {contact}, and everything's a little soft at the edges. Let the food be simple and the music slow, put on the softest thing you own, and go in early, while it still feels like a choice. The window can be open an inch. There's a train a long way off, and then there isn't.",
  },
];
