import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, when the contact is a conjunction. */
export const HOME_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['belong', 'see'],
    motif: 'being in charge',
    ending: 'plain',
    asks: 'cool off first',
    props: ['walking in'],
    quote: 'Come in humming',
    text: "Come in humming, and somebody else is humming by supper. Come in with a slam, and everyone gets very interested in their own rooms. If you live alone, you're the one who gets the echo. With {pairing}, your mood is the mood of the house, and that's a lot of say for one person. Stop outside the door for a breath, and choose what you're bringing in.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'play'],
    motif: 'news',
    ending: 'quip',
    asks: 'get in touch',
    props: ['talking to your glasses'],
    quote: 'Nobody lives in silence',
    text: 'Nobody lives in silence, even alone. "There you are," you tell your glasses. You say sorry to the door. {contact}, so the talk comes out by itself, and anybody would think you lived with nine people. Give some of it to somebody who can answer. Lean out to a neighbor, or call in the next room, and start in the middle, as with the door. Your glasses could use the rest.',
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'rest'],
    motif: 'the treat',
    ending: 'plain',
    asks: 'treat yourself',
    props: ['cheese sandwich'],
    mood: 'bright',
    text: "Set the table, even if it's only you and a cheese sandwich. Use the cloth napkin. Move the bills. {contact}, and the wish for things to be nice is turned all the way up, with nobody around to ask who it's for. It's for whoever's there. Sit down to it as you would with company. It's still a sandwich, and it may be the nicest part of your day.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['finish', 'begin'],
    motif: 'tidying',
    ending: 'plain',
    asks: 'get it done',
    props: ['cleaning fit', 'sock'],
    mood: 'bright',
    text: "Stand back: {contact}, and somebody's about to clean until it's finished. It comes on without warning, over one sock. By the time the sock is put away, the bed is pulled out, the windows are open, and most of the furniture's in the hallway. It's a glorious hour. Just finish one room before you start on another. You'll turn in late, with everything smelling of soap.",
  },
  {
    bodies: ['Mars'],
    themes: ['speak', 'begin'],
    motif: 'being in charge',
    ending: 'plain',
    asks: 'get it done',
    props: ['loud music'],
    text: "{contact}, so you'd like everything at home done now, and you've got the push to do it. Pick one job with a clear end, like the garage floor or the hall closet. Turn the music up, and ask anyone who's around to give you twenty minutes. If it's only you, nobody argues about the music. When that one job is done, stop, and stand there admiring it.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'play'],
    motif: 'enough',
    ending: 'plain',
    asks: 'leave it alone',
    props: ['the full cart'],
    text: "Go looking online for one lamp, and before long there's an entire room in the cart. {contact}, so more looks wonderful, and there's no part of you left to say when. Enjoy it. Filling a cart is free. Then go eat, and see which piece you can describe without looking. That's what your home could use. The others can stay where they are, looking wonderful for free.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['finish', 'rest'],
    motif: 'enough',
    ending: 'plain',
    asks: 'rest',
    props: ['a straight shelf'],
    text: "Look around your home for one thing you did well and then forgot: the shelf you put up straight, the wall you painted. {contact}, and Saturn keeps pointing at what isn't done. Give what's done equal time. Sit where you can see it, with something warm to drink, and let the rest of the list wait. You made a good part of this place, and you're allowed to live in it.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'the odd idea',
    ending: 'quip',
    asks: 'try it another way',
    props: ['bangs'],
    mood: 'bright',
    text: "It can come over you while you're brushing your teeth: bangs. Or a green wall, or sleeping in the living room. With {pairing}, an idea shows up complete, and nothing in you objects. It's a fine day to do something strange at home, just for fun, if it can be undone by bedtime. Sleep in the living room. It's a trip without packing. The scissors can wait for a witness.",
  },
];
