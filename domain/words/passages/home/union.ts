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
    ending: 'plain',
    asks: 'get in touch',
    props: ['pictures of a couch'],
    text: "Sit down at home for one quiet minute, and everybody writes at once. Somebody has news, somebody has a question about the news, and a third person is sending pictures of a couch. {contact}, so all the talk there is comes to you at the same time, and you'd hate to miss any. Call whoever you'd most like to hear it from. It's better out loud, and the rest will keep.",
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
    asks: 'ask for help',
    props: ['orders through a door'],
    mood: 'sore',
    text: `An order loses something on its way through two doors. It was a good one, given at some volume to people who were lying down. With {pairing}, you want everything at home done now. If you live alone, you're yelling at yourself, with about the same results. Walk over, and make it a question with an end to it: "Can you give me twenty minutes?" Nearly anyone will, and you're fast.`,
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
    motif: 'the list',
    ending: 'plain',
    asks: 'pick one',
    props: ['what needs doing'],
    mood: 'sore',
    text: "Sit down at home, and the window says it needs washing. The papers say they need sorting. Nobody who ever lived anywhere has finished the list. But {contact}, so duty does all the talking, and there's one way to get it to hush. Finish one job, the kind that holds for a year if it's done right, and take your time. Then sit down anyway.",
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
