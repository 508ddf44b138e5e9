import type { SectionPassage } from '../../passage.ts';

/** Social Life, when the contact is a conjunction. */
export const SOCIAL_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'play'],
    motif: 'tell it to whoever listens',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "You can be telling one person a story when the whole table goes quiet to hear it. Now it needs to be good. With {pairing}, you feel every eye on you, and halfway through it strikes you that the ending isn't much. You get there, and it isn't. Then the one you were telling it to starts laughing, fork in the air, and that sets off everybody else.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'everything reminds you of something',
    ending: 'quip',
    asks: 'ask about them',
    reach: 'narrow',
    mood: 'bright',
    text: "{contact}, so every word you know would like to be let out. One thing reminds you of another, which reminds you of somebody you used to work with, and your food gets cold while everyone else finishes. It's fun for all concerned. If yours is the last full plate at the table today, there's a way out. Ask the quietest person a question, and chew while they answer.",
  },
  {
    bodies: ['Mercury'],
    themes: ['count', 'rest'],
    motif: 'one question becomes an hour',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "You may call a friend with one quick question, talk for an hour, and hang up without having asked it. With {pairing}, you're both in a mood to talk, and one thing leads to six. You hear about the landlord, and the wedding, and a theory about geese. Ten minutes after goodbye, your phone rings. Your friend had a quick question, too, and that one takes until supper.",
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'see'],
    motif: 'listening in on strangers',
    ending: 'quip',
    asks: 'nothing',
    text: "Listening in on strangers is one of the free pleasures. Two people ahead of you in line may be talking about Derek, who's done it again, and you've read the same label four times. With {pairing}, other people's lives go by in half sentences, and you can't help following them. Another register opens, but a man with one lemon can have it. The boat was never Derek's.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['belong', 'see'],
    motif: 'thank the unthanked',
    ending: 'plain',
    asks: 'say the kind thing',
    reach: 'narrow',
    mood: 'bright',
    text: "{contact}, and wherever people get together, you like everybody. You like the host, and the man who's explaining the parking, and the cousin you'd been warned about. None of them has changed. It's just one of those days when people look good to you. Why not tell one of them? Start with the parking man. He's explained it to forty people, and you may be the first to thank him.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'belong'],
    motif: 'just call no reason needed',
    ending: 'plain',
    asks: 'invite them',
    reach: 'narrow',
    text: "{contact}, and what you want to do, you want to do now. You'd like to see a friend, for instance. The usual way, with two calendars and a date next month, makes you want to lie down on the floor. So put your shoes on, call one and ask, \"What are you doing this minute?\" If it's nothing, you're on your way over. If it's something, call the next one.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'belong'],
    motif: 'let the talk run long',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: `A quick coffee with a friend can get out of hand in the nicest way. You both said half an hour. Then one of you asks, "Are you hungry?" With {pairing}, every idea sounds like a great one, and some of them are. Over the fries you rent a cabin. By the pie you've started a band. Every chair's been put up but your two.`,
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['finish', 'rest'],
    motif: "leave while it's still good",
    ending: 'plain',
    asks: 'leave early',
    reach: 'narrow',
    letsOff: true,
    text: "You can like everyone at a party for hours, and then, between one sentence and the next, you're done, like a lamp on a timer. With {pairing}, it happens all at once, and no amount of cheese will light you up again. You can skip the tour of the room: find the host, find your coat, find the street. They had you for hours, and they enjoyed it.",
  },
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'someone must just choose',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: `Picking something to watch can take all the fun out of watching it. Three people on a couch can spend forty minutes telling one another, "Whatever you want." {contact}, and you can't stand the usual for another minute, so you pick the strangest thing there is. It's a sheepdog contest, in Welsh. By the final, you've each picked a dog, and you're all standing on the couch.`,
  },
];
