import type { SectionPassage } from '../../passage.ts';

/** Social Life, when the contact is a conjunction. */
export const SOCIAL_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'play'],
    motif: 'being looked at',
    ending: 'plain',
    asks: 'speak up',
    props: ['the table goes quiet'],
    mood: 'bright',
    text: "Tables have a way of going quiet in the middle of what you're telling one person. Now it needs to be good. With {pairing}, you feel every eye on you, and halfway through it strikes you that the ending isn't much. It doesn't matter. Nobody's grading it. They saw somebody having fun and wanted in. Pick one friendly face, and go on telling it to that one.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'listening',
    ending: 'plain',
    asks: 'hear them out',
    props: ['Lisbon'],
    text: "{contact}, and every word you know would like to be let out. One thing reminds you of another, which reminds you of a man in Lisbon, and your food is cold while everyone else has finished. It's fun for all concerned, up to a point, and the point is usually a person with their mouth half open. Stop there. Ask what they were going to say.",
  },
  {
    bodies: ['Mercury'],
    themes: ['count', 'rest'],
    motif: 'news',
    ending: 'plain',
    asks: 'nothing',
    props: ['the question you called to ask'],
    mood: 'bright',
    text: "Five minutes isn't enough to ask a friend one question. With {pairing}, it's all talk, and one thing leads to six. You cover the neighbors, the knee, the show, and who could live on a boat, and an hour later you hang up without having asked. You could call right back. But the question was mostly an excuse, and you both got your money's worth.",
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'see'],
    motif: 'news',
    ending: 'plain',
    asks: 'enjoy what is there',
    props: ['Derek', 'line at a counter'],
    mood: 'bright',
    text: "Listening in on strangers is one of the free pleasures. Two people ahead of you in line may be talking about Derek, who's done it again, and you've read the same label four times. With {pairing}, other people's lives go by in half sentences, and you can't help following them. Then another register opens, with Derek still in trouble. Enjoy him, repeat nothing, and hope he'll be all right.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['belong', 'see'],
    motif: 'liking and being liked',
    ending: 'plain',
    asks: 'say the kind thing',
    props: ['the parking man'],
    mood: 'bright',
    text: "{contact}, and wherever people get together, you like everybody. You like the host, and the man who's explaining the parking, and the cousin you'd been warned about. It can't be the lemonade. Now and then a gathering catches you with the door wide open, and everyone in it looks well lit. Why not tell one of them? It may be the first compliment that parking ever led to.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'belong'],
    motif: 'a burst of nerve',
    ending: 'plain',
    asks: 'invite them',
    props: ['calling a friend right now'],
    text: `{contact}, and whatever you want today, you want to start right away. You'd like to see somebody, for instance, and not three weeks from now. The usual way, with two calendars and a date next month, makes you want to lie down on the floor. Call one friend and ask, "What are you doing this minute?" Half the time the answer is nothing, and you've got your shoes on.`,
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'belong'],
    motif: 'the treat',
    ending: 'quip',
    asks: 'enjoy what is there',
    props: ['the quick coffee that grew'],
    mood: 'bright',
    text: `A quick coffee with a friend can get out of hand in the nicest way. You both said half an hour. Then one of you asks, "Are you hungry?" and it turns out there's a lot more to say. With {pairing}, every next idea sounds like a great one, and some days it is. Whatever was planned for afterward can probably wait. You can't schedule a laugh like that. Order the fries.`,
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'the odd idea',
    ending: 'plain',
    asks: 'try it another way',
    props: ['picking what to watch'],
    mood: 'bright',
    text: `Picking something to watch can take all the fun out of watching it. There are three of you on a couch, it's been forty minutes, and everyone's said "whatever you want." {contact}, and you can't stand the usual for another minute. Take the remote, find the strangest thing on the list and press play. If it's terrible, you'll talk all the way through it, which is why you got together.`,
  },
  {
    bodies: ['Uranus'],
    themes: ['finish', 'rest'],
    motif: 'enough',
    ending: 'plain',
    asks: 'leave early',
    props: ['timer', 'other room'],
    text: "You can like everyone at a party for hours, and then, between one sentence and the next, you're done, like a lamp on a timer. It doesn't fade, with {pairing}. It clicks, and no amount of cheese will click it back. Nobody says you can't leave without a tour of the room: find the host, find your coat, find the street. They had you for hours, and they enjoyed it.",
  },
];
