import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the contact is a conjunction. */
export const REST_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['rest', 'see'],
    motif: 'doing less',
    ending: 'quip',
    asks: 'rest',
    props: ['picking up a pen'],
    text: "At the sound of footsteps, a person who's resting picks up a pen. You've done it before you've thought about it. {contact}, so being seen matters more than usual, and you'd hate to be seen doing nothing. But you aren't in trouble. Stay where you are, feet up. If they ask, say you're resting, in the voice of a person with an important job. They'll want to know who's hiring.",
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'count'],
    motif: 'wanting to be alone',
    ending: 'plain',
    asks: 'rest',
    props: ['lying on the floor'],
    text: "With {pairing}, it's your turn to be looked after, and you're the one who knows how. Take an hour that's nobody's but yours. Shut the door, put on soft clothes, and do what you'd have done at ten with nowhere to go. Draw a horse, look at maps, lie on the floor and listen to music. When somebody asks later how you are, you'll have something good to tell them.",
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'rest'],
    motif: 'turning it over',
    ending: 'plain',
    asks: 'cool off first',
    props: ['talkative mind'],
    text: "You lie down, and your mind pulls up a chair and starts talking. It wonders why elevators have mirrors. It has a few thoughts on your cousin, and a better answer to something from last year. {contact}, and it's all talk in there. Take it out for a walk and let it tell you everything, as you would with any excited friend. It isn't waiting for answers.",
  },

  // Mars
  {
    bodies: ['Mars'],
    themes: ['finish', 'rest'],
    motif: 'sleep',
    ending: 'plain',
    asks: 'rest',
    props: ['windup toy'],
    text: "With {pairing}, you've got one speed, right up to the moment you stop. You eat fast, dress fast, take the stairs, and get there early. It's glorious, and it runs down all at once, like a windup toy in the middle of the floor. Plan the end while you still can: dinner decided, bed made, nothing after eight. When you stop, you'll really stop. Let it be next to a pillow.",
  },
  {
    bodies: ['Mars'],
    themes: ['rest', 'count'],
    motif: 'a short fuse',
    ending: 'quip',
    asks: 'let it go',
    props: ['bag of onions'],
    text: "You went out for a gentle walk, to rest your mind, and somebody passed you. It isn't a race. You only happen to be walking faster now. {contact}, and there's a runner in you that hasn't heard about the gentle part. The woman ahead is seventy, with a bag of onions, and she's gaining. Let her go first at the corner, and say hello. You'll both be out of breath.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest', 'count'],
    motif: 'the dull duty',
    ending: 'plain',
    asks: 'pick one',
    props: ['one more thing'],
    mood: 'sore',
    text: `You're tired, there's one more thing to do, and it's yours. With {pairing}, you can't seem to sit down while any of it is left. What you'd love is for somebody to say that it can wait. So here it is: most of it can. Do the one part that would make tomorrow harder if you skipped it. Then say "That's enough" out loud, and take your own word for it.`,
  },

  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'changing your mind',
    ending: 'plain',
    asks: 'let it go',
    props: ['six episodes in'],
    text: `"Stick with it, it gets good," somebody always says, and you're six episodes in, still waiting. It's your own free time, and you're being polite to people on a screen. With {pairing}, the thought comes out of nowhere: you could just stop. You could do it in the middle of a scene. Then spend what's left of the hour on something you'd pick if nobody told you what was good.`,
  },

  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['rest'],
    motif: 'sleep',
    ending: 'plain',
    asks: 'rest',
    props: ['train far off'],
    mood: 'bright',
    text: "There's a kind of sleepy that starts at supper, and it's lovely if you let it. {contact}, and everything's a little soft at the edges. Let the food be simple and the music slow, put on the softest thing you own, and go in early, while it still feels like a choice. The window can be open an inch. There's a train a long way off, and then there isn't.",
  },
];
