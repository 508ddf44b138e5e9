import type { SectionPassage } from '../../passage.ts';

/** Social Life, when the contact is a conjunction. */
export const SOCIAL_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'play'],
    motif: 'being looked at',
    ending: 'quip',
    advice: true,
    props: ['birthday song'],
    text: "What are you supposed to do with your face while people sing to you? You can't join in. You can't eat. You look at the cake as if it had asked you something. With {pairing}, being looked at fills the whole day, song or no song. Look back at them, one at a time. They're only worrying about the high note.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'listening',
    ending: 'plain',
    advice: true,
    props: ['Lisbon'],
    text: "{contact}, and every word you know would like to be let out. One thing reminds you of another, which reminds you of a man in Lisbon, and your food is cold while everyone else has finished. It's fun for all concerned, up to a point, and the point is usually a person with their mouth half open. Stop there. Ask what they were going to say.",
  },
  {
    bodies: ['Mercury'],
    themes: ['count', 'rest'],
    motif: 'being interrupted',
    ending: 'plain',
    advice: true,
    props: ['nine questions', 'chair'],
    text: "Suppose nine people want to know nine things, none of them hard. Is it at the old place? Should they bring a chair? Did you mean it about the costumes? It's all questions today, with {pairing}, and you can be talked to a standstill by sheer friendliness. Reply to whatever takes a yes or a no. Given an hour, they may settle the rest among themselves.",
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'see'],
    motif: 'news',
    ending: 'plain',
    advice: false,
    props: ['Derek', 'line at a counter'],
    text: "Say two people ahead of you in line are talking about Derek, who's done it again. You've read the same label four times. It isn't quite nosiness. With {pairing}, other people's lives go by in half sentences, and there's no not listening. Then another register opens, with Derek still in trouble. You may think about him on the way home, and hope he'll be all right.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['belong', 'see'],
    motif: 'liking and being liked',
    ending: 'plain',
    advice: true,
    props: ['the parking man'],
    text: "{contact}, and you like them all. You like the host, and the man who's explaining the parking, and the cousin you'd been warned about. It can't be the lemonade. Now and then a gathering catches you with the door wide open, and everyone in it looks well lit and meant for the best. Why not tell one of them? The man with the parking would be surprised, and then pleased.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'belong'],
    motif: 'a burst of nerve',
    ending: 'plain',
    advice: true,
    props: ['ice', 'tables'],
    text: "First to arrive, first to be hungry, first to say what everyone's thinking about the music: that's you, with {pairing}, and no second voice to tell you to wait. It makes you wonderful at getting tables moved and slightly alarming to sit next to. Take whatever job has lifting in it. Get the ice, carry the bench, start the dancing. The toast should go to somebody slower.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'belong'],
    motif: 'the invitation',
    ending: 'plain',
    advice: false,
    props: ['eleven guests', 'forks'],
    text: "Dinner was going to be four people, and you may be up to eleven. You asked them one by one, on the street, on the stairs, in the produce aisle, and each time it seemed a shame not to. Enough is a word for other days, now that {contact}. There may not be forks for everyone. They'll share, and they'll be glad that you asked them.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'breaking routine',
    ending: 'plain',
    advice: true,
    props: ['loud shirt', 'bangs'],
    text: 'Show up as somebody slightly different today. A loud shirt would do it, or a new opinion about jazz. {contact}, and the wish to surprise everybody, yourself included, has no one to argue with. So pick a thing that can be taken off again, which rules out bangs. When your friends ask what happened, you can tell them that nothing did, and that it was high time.',
  },
  {
    bodies: ['Uranus'],
    themes: ['finish', 'rest'],
    motif: 'enough',
    ending: 'plain',
    advice: false,
    props: ['timer', 'other room'],
    text: "You like everyone at the party. You've liked them for hours. Then, between one sentence and the next, you're done, like a lamp on a timer. It doesn't fade, with {pairing}. It clicks, and no amount of cheese will click it back. You're allowed to leave without a tour of the room: find the host, find your coat, find the street. They had you for hours, and they enjoyed it.",
  },
];
