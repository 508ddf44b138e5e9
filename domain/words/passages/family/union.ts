import type { SectionPassage } from '../../passage.ts';

/** Family Matters, when the contact is a conjunction. */
export const FAMILY_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['play', 'belong'],
    motif: 'you sound like your family',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: `You swore you'd never say it, and there it is in your own voice: "We'll see," or something about the lights. {contact}, and whatever you got from the people who raised you is turned all the way up. You do the sigh. You do the look over the glasses, without glasses. Somebody's laughing too hard to stand. Your family wants the walk next, and you've got it.`,
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'belong'],
    motif: "family's outdated picture of you",
    ending: 'plain',
    asks: 'fix it',
    reach: 'narrow',
    mood: 'bright',
    text: "Most of us get a little younger around family, and suddenly can't work a can opener. {contact}, so who you are and how you feel line up, and your people meet the grown-up you. Every family has a door that hasn't closed right in years. If you're over there today, ask for a screwdriver. Whoever taught you to tie your shoes will ask how you did it.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['play'],
    motif: 'whole family talking',
    ending: 'plain',
    asks: 'speak up',
    reach: 'narrow',
    mood: 'bright',
    text: "In a family, listening is something you do while talking, and that's the fun of it. {contact}, and today the words all come at once: three stories started, none finished, and somebody answering a question that nobody asked. There's no waiting for your turn. Start in while somebody's breathing, like the rest of them. And if one person hasn't gotten a word in, ask them something, loudly, by name.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'finish'],
    motif: 'ask old people small facts',
    ending: 'quip',
    asks: 'ask about them',
    reach: 'narrow',
    mood: 'bright',
    text: "Ask the oldest person you know if you can record them. You don't want their whole life, just the first apartment, and what came through the walls. With {pairing}, the whole day seems to be made of talk, and it'd be a shame to let it all go. They'll tell you they've got nothing to say. An hour later the coffee's cold, and you've only gotten as far as the neighbors.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'play'],
    motif: 'carry it together',
    ending: 'quip',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "Every family owns something too heavy to move. It's the big dresser, or the freezer in the basement, and people have walked around it for years. With {pairing}, you've got the strength today, and you're in the mood to use it. Somebody counts to three, and it slides. The whole family comes to look. The floor used to be green, and there's the spoon two cousins were blamed for.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['finish', 'count'],
    motif: "picture with everyone's opinions",
    ending: 'quip',
    asks: 'get it done',
    reach: 'narrow',
    text: `It takes {pairing} to get a picture hung in most families. It's been leaning against the wall since moving day, and it was going up as soon as everyone agreed how high. You've got the patience today to hear all of their opinions and still finish. Hold it up, let them say "left" and "no, left," and hang it. Then put the hammer away, before somebody remembers the mirror.`,
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['rest', 'finish'],
    motif: "family's outdated picture of you",
    ending: 'plain',
    asks: 'rest',
    mood: 'sore',
    letsOff: true,
    text: "Some family remarks are best answered by lying down. {contact}, and an old feeling can come up whole today, over something tiny. You're a grown person until one sentence about your hair, and then you're nine, with a hot face and no good answer. It doesn't mean you haven't changed. The nine-year-old just heard it before you did. Eat something, rest, and you'll be your own age soon.",
  },
  {
    bodies: ['Pluto'],
    themes: ['belong', 'see'],
    motif: "loyalty needn't be fair",
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    text: "Complaining about your own people is a great comfort, until a stranger joins in. He says half of what you said, and you're on your feet. {contact}, so loyalty is at full strength, and it doesn't ask who deserves it. You can say anything about how your family drives. Nobody else can, least of all someone who met them once. The rule isn't fair, and it isn't up for discussion.",
  },
];
