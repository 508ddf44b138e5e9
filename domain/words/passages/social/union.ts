import type { SectionPassage } from '../../passage.ts';

/** Social Life, when the contact is a conjunction. */
export const SOCIAL_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'play'],
    motif: 'being looked at',
    ending: 'plain',
    asks: 'nothing',
    props: ['the table goes quiet'],
    mood: 'bright',
    text: "You're telling it to one person, and the whole table goes quiet. Now it needs to be good. With {pairing}, you feel every eye on you, and halfway through it strikes you that the ending isn't much. It doesn't matter. Nobody's grading it. They heard somebody having fun and wanted in, and you've been giving it to them since the first line.",
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
    text: "It's all talk today, with {pairing}, and one thing leads to six. You call a friend to ask a single question, and an hour later you hang up without having asked it. You covered the neighbors, the knee, the show, and who could live on a boat. You could call right back. But the question was mostly an excuse, and you both had a good time.",
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'see'],
    motif: 'news',
    ending: 'plain',
    asks: 'nothing',
    props: ['Derek', 'line at a counter'],
    mood: 'bright',
    text: "Two people ahead of you in line are talking about Derek, who's done it again. You've read the same label four times. It isn't quite nosiness. With {pairing}, other people's lives go by in half sentences, and there's no not listening. Then another register opens, with Derek still in trouble. You may think about him on the way home, and hope he'll be all right.",
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
    text: "{contact}, and you like them all. You like the host, and the man who's explaining the parking, and the cousin you'd been warned about. It can't be the lemonade. Now and then a gathering catches you with the door wide open, and everyone in it looks well lit and meant for the best. Why not tell one of them? It may be the first compliment that parking ever led to.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'belong'],
    motif: 'a burst of nerve',
    ending: 'plain',
    asks: 'invite them',
    props: ['calling a friend right now'],
    text: `{contact}, and whatever you want today, you want right away. You'd like to see somebody, for instance, and not three weeks from now. The usual way, with two calendars and a "how about the twelfth," makes you want to lie down on the floor. Call one friend and ask, "What are you doing this minute?" Half the time the answer is nothing, and you've got your shoes on.`,
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'belong'],
    motif: 'the treat',
    ending: 'quip',
    asks: 'nothing',
    props: ['the quick coffee that grew'],
    mood: 'bright',
    text: 'It was supposed to be a quick coffee with a friend, half an hour, in and out. Then one of you said, "Are you hungry?" and it turned out there was a lot more to say. With {pairing}, every next idea sounds like a great one, and some days it is. Whatever was planned for afterward can wait. You can\'t schedule a laugh like that. Order the fries.',
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
    text: `There are three of you on a couch, it's been forty minutes, and you still have nothing to watch. You've all said "whatever you want." {contact}, and you can't stand the usual for another minute. Take the remote, find the strangest thing on the list and press play. If it's terrible, you'll talk all the way through it, which is what you came over for.`,
  },
  {
    bodies: ['Uranus'],
    themes: ['finish', 'rest'],
    motif: 'enough',
    ending: 'plain',
    asks: 'nothing',
    props: ['timer', 'other room'],
    text: "You like everyone at the party. You've liked them for hours. Then, between one sentence and the next, you're done, like a lamp on a timer. It doesn't fade, with {pairing}. It clicks, and no amount of cheese will click it back. You're allowed to leave without a tour of the room: find the host, find your coat, find the street. They had you for hours, and they enjoyed it.",
  },
];
