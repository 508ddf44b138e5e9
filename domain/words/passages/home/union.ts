import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, when the contact is a conjunction. */
export const HOME_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['belong', 'see'],
    motif: 'being in charge',
    ending: 'plain',
    advice: true,
    props: ['walking in'],
    text: "Come in humming, and somebody else is humming by supper. Come in with a slam, and everyone gets very interested in their own rooms. If you live alone, you're the one who gets the echo. With {pairing}, your mood is the mood of the house, and that's a lot of say for one person. Stop outside the door for a breath, and choose what you're bringing in.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'play'],
    motif: 'news',
    ending: 'quip',
    advice: false,
    props: ['going down for the mail'],
    text: "You only went down for the mail. But {contact} today, and everyone has something to tell you: the pipes, the new people, what the new people said about the pipes. There's a head in every doorway on the way back. By the time you're inside you know more than you ever wanted to. You may also notice who kept it going, asking each of them what happened next.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'rest'],
    motif: 'the treat',
    ending: 'plain',
    advice: true,
    props: ['cheese sandwich'],
    text: "Set the table, even if it's only you and a cheese sandwich. Use the cloth napkin. Move the bills. {contact}, and the wish for things to be nice is turned all the way up, with nobody around to ask who it's for. It's for whoever's there. Sit down to it as you would with company. It's still a sandwich, and it may be the nicest part of your day.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['finish', 'begin'],
    motif: 'tidying',
    ending: 'plain',
    advice: false,
    props: ['cleaning fit', 'sock'],
    text: "Stand back: {contact}, and somebody's about to clean. It comes on without warning, over one sock. By the time the sock is put away, the bed is pulled out, the windows are open, and you're on speaking terms with the dust. It's a glorious hour. It also puts most of the furniture in the hallway, with bedtime coming. You may get to bed late, and it'll all smell clean.",
  },
  {
    bodies: ['Mars'],
    themes: ['speak', 'begin'],
    motif: 'neighbors',
    ending: 'plain',
    advice: true,
    props: ['hammer'],
    text: `"Do you have to do that now?" Apparently so. If there's a hammer in your hand today, with {pairing}, there's no putting it down. Everyone else hears banging, and you hear progress. It'll go better if they know: one knock at the neighbor's, and one sentence about when you'll be through. Then hit it as hard as you like. People can stand nearly any noise that has an end.`,
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'play'],
    motif: 'enough',
    ending: 'plain',
    advice: true,
    props: ['plate across the hall'],
    text: "Everything at home would like to be bigger today: the pot, the volume, the guest list, the plan for the shelves. That's {pairing} for you, and there's nobody in the room to say when. Mostly it's a pleasure. You cook for two and find you could feed the whole floor. Send a plate across the hall while it's hot. The shelves can stay on paper until you've measured the wall.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['finish', 'rest'],
    motif: 'the list',
    ending: 'plain',
    advice: true,
    props: ['what needs doing'],
    text: "The window says it needs washing. The papers say they need sorting. Sit down, and you feel watched. Nobody who ever lived anywhere has gotten to the end of that list. But {contact} today, and nothing else in the place gets a word in. Pick one job, the kind that holds for a year if it's done right, and take your time. Then sit down anyway.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'the odd idea',
    ending: 'plain',
    advice: true,
    props: ['mattress by the window'],
    text: "Who says the bedroom has to be in the bedroom? Today {contact}, and an idea like that meets no resistance. By lunch you could have the mattress under the front window and be eyeing the bathtub. It's fun, and it's a quick way to learn what you use a room for. Just take a picture first of how it was. You may want to go back to it.",
  },
];
