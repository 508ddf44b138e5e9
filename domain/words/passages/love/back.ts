import type { SectionPassage } from '../../passage.ts';

/** Love & Relationships, while a planet is retrograde or has just turned so. */
export const LOVE_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak'],
    motif: 'the late answer',
    ending: 'plain',
    asks: 'tell something true',
    props: ['late answer'],
    mood: 'sore',
    text: `"Fine," you said to someone who loves you, in the voice you use for cashiers. The real answer came two days later, while you were doing something else. That's {pairing} for you: the words show up, only late. You can still pass them on. "You asked the other day, and I said fine. I wasn't, quite." It may take them a second to see what you mean.`,
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'speak'],
    motif: 'making peace',
    ending: 'quip',
    asks: 'fool around',
    props: ['old argument'],
    text: "How early to leave, how to load a trunk, whether that was a hint: you and the one you love have an argument you could do from memory, both parts. {contact}, and here it comes again, word for word. Try trading sides. You take the last minute, they take two hours early, and each of you argues the other one's case. One of you will be annoyingly good.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'listening',
    ending: 'plain',
    asks: 'own up',
    props: ["weren't listening"],
    mood: 'sore',
    text: `The one you love was telling you something, you said it sounded good, and now you have no idea what did. With {pairing}, whatever slipped past comes around again. So go back and say it as it was: "Tell me again, I was somewhere else." It may cost you a look. Then they start over, and it's worth hearing.`,
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'a second look',
    ending: 'plain',
    asks: 'nothing',
    props: ['stamps'],
    mood: 'bright',
    text: 'You loved that they talked to everybody. Now it takes the two of you an hour to buy stamps. It helps that today {contact}, which lets you see the thing that gets on your nerves the way you saw it at the beginning. Same person, same line, one more stranger describing his tomatoes. It was a good reason to like them, and you may as well get stamps.',
  },
  {
    bodies: ['Venus'],
    themes: ['finish', 'rest'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'nothing',
    props: ['onions'],
    text: "{contact}, and an old love may cross your mind while you're picking out onions. It could be a sweetheart, or a friend who drifted off, and for a minute you like them as much as ever. It asks nothing of you. There's nobody to look up, and it doesn't say anything about your life now. Wish them well, right there in the store, and finish your shopping.",
  },
  {
    bodies: ['Venus'],
    themes: ['see', 'begin'],
    motif: 'changing your mind',
    ending: 'plain',
    asks: 'look again',
    props: ['first impression'],
    text: "You may have met someone a while back and thought, no, not for me. Too loud, too neat, laughed in the wrong place. Fair enough, except that you keep running into them and it keeps being nicer than you expected. Liking takes the slow road with {pairing}. Ask them one question you really want the answer to, and listen as if you'd only just met.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'rest'],
    motif: 'the thing unsaid',
    ending: 'plain',
    asks: 'nothing',
    props: ['breathing in'],
    text: "Maybe there's somebody you keep nearly asking: to a movie, or for a favor, or to please stop humming. You get as far as breathing in. {contact}, and each time, your nerve walks back to get a better running start. It isn't cowardice, and the question hasn't spoiled. It can stay nearly asked for one more day. You'll still want to know then.",
  },
  {
    bodies: ['Mars'],
    themes: ['belong', 'finish'],
    motif: 'making peace',
    ending: 'plain',
    asks: 'let it go',
    props: ['old fight'],
    mood: 'sore',
    text: "You and the one you love are still a little mad, and neither of you could say about what. It was a tone, or the way a bag got put down. It keeps going because one of you would have to quit first. With {pairing}, there's no punch left in it, just the stance. Ask what they feel like eating. Who started it can stay a mystery.",
  },
];
