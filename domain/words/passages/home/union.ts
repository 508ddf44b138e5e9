import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, when the contact is a conjunction. */
export const HOME_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['belong', 'see'],
    motif: "someone else's bad mood",
    ending: 'plain',
    asks: 'cool off first',
    reach: 'wide',
    quote: 'Come in humming',
    text: 'Come in humming, and somebody else is humming by supper. Come in with a slam, and everyone gets very interested in their own rooms. If you live alone, the cupboards get it. With {pairing}, your mood sets the mood of the whole house, good or bad. Stop outside the door for one slow breath, and leave the worst of the day on the mat.',
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'play'],
    motif: 'talking to things yourself',
    ending: 'quip',
    asks: 'get in touch',
    reach: 'wide',
    text: `Living alone or not, you probably talk to the house. "There you are," you tell your glasses, and you say excuse me to the chair you bumped. {contact}, so the words come out by themselves, and it's a shame to waste them on a chair. Call somebody who answers back, or lean over the fence, and say whatever you were about to tell the house. The house will understand.`,
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'rest'],
    motif: 'treat yourself like a guest',
    ending: 'plain',
    asks: 'treat yourself',
    reach: 'wide',
    mood: 'bright',
    text: "Set the table, even if it's only you and a cheese sandwich. Use the cloth napkin. Move the bills. If anybody asks who it's for, it's for whoever's there. Sit down to it as you would with company. It's still a sandwich, but {contact}, and the wish for things to be nice is turned all the way up. It may be the nicest part of your day.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['finish', 'begin'],
    motif: 'cleaning like one possessed',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "{contact}, so you may be about to clean like a person possessed. The urge comes on without warning, over one sock. By the time the sock is put away, the bed is pulled out, the windows are open, and most of the furniture's in the hallway. It's a glorious hour. At bedtime the mattress is still leaning by the front door, so you let it down and sleep right there, pleased.",
  },
  {
    bodies: ['Mars'],
    themes: ['speak', 'begin'],
    motif: 'dull work measured in songs',
    ending: 'plain',
    asks: 'get it done',
    reach: 'wide',
    mood: 'bright',
    text: "There may be one job at home you've been stepping around, and you could do it in the time it takes to complain about it. {contact}, so the mood and the muscle show up together, and even the hall closet looks like a fair fight. Turn the music up loud enough that nobody can ask you anything, and go. When it's done, leave the closet door open for people to see.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'play'],
    motif: 'wait before you buy',
    ending: 'plain',
    asks: 'leave it alone',
    text: "Go looking online for one lamp, and before long there's an entire room in the cart. {contact}, so a little more always looks better, and nothing in you says stop. Enjoy it. Filling a cart is free. Then go eat, and see which piece you can still describe without looking. That's the one your home could use. The rest can stay in the cart, where everything matches.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['finish', 'rest'],
    motif: 'count what works',
    ending: 'plain',
    asks: 'rest',
    reach: 'wide',
    letsOff: true,
    text: "Look around your home for one thing you did well and then forgot: the shelf you put up straight, the wall you painted. {contact}, and Saturn keeps pointing at what isn't done. Give what's done equal time. Sit where you can see it, with something warm to drink, and let the rest of the list wait. You made a good part of this place, and you're allowed to live in it.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'small changes make it home',
    ending: 'quip',
    asks: 'try it another way',
    mood: 'bright',
    text: "Big ideas for the house tend to arrive while you're brushing your teeth. Paint the hall green. Take down a door. With {pairing}, you'd like a change, the odder the better. Start with one you can undo by breakfast: swap two lamps, or sleep with your head at the other end of the bed. It's a new view of an old room. The hall can stay beige until you've slept on it.",
  },
];
