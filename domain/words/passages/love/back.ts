import type { SectionPassage } from '../../passage.ts';

/** Love & Relationships, while a planet is retrograde or has just turned so. */
export const LOVE_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak'],
    motif: 'one true thing not fine',
    ending: 'plain',
    asks: 'nothing',
    text: `Someone who loves you wants to know how you are, and out comes "fine" in the voice you use for cashiers. The real answer comes two days later, while you're doing something else. With {pairing}, the right words come late, but they do come. Today, over the sink, you hear yourself say you weren't fine, not really. Behind you, somebody pulls out two chairs.`,
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'speak'],
    motif: 'same old argument',
    ending: 'quip',
    asks: 'nothing',
    reach: 'narrow',
    text: "Where there's love, there's one argument you can both do from memory: how early to leave, how to load a trunk, whether that was a hint. {contact}, and here it comes again, word for word. Then one of you says the other one's line by mistake, and you've traded sides. You're for the last minute, they're for two hours early, and one of you is annoyingly good.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: "you weren't listening",
    ending: 'quip',
    asks: 'ask the basic question',
    text: `Everybody has said "Sounds good" to someone they love, or like a lot, without knowing what they'd agreed to. Going over a thing twice is what {pairing} is good for, so if there's a yes like that on your conscience, ask to hear the whole plan again. You can say you liked it so much the first time. It's good to know when you're leaving, and what the rope's for.`,
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'annoying trait you once loved',
    ending: 'plain',
    asks: 'look again',
    mood: 'bright',
    text: "What gets on your nerves about someone is often the very thing you saw in them first. They talked to everybody, you were enchanted, and now it takes an hour to buy stamps. {contact}, so it's natural to think back to how it all began. So look again before you sigh. Same person, same line, one more stranger describing his tomatoes. It was a good reason to like them.",
  },
  {
    bodies: ['Venus'],
    themes: ['see', 'begin'],
    motif: 'wrong first opinion',
    ending: 'plain',
    asks: 'look again',
    text: "You can give somebody a second look today. {contact}, so people are easier to like the second time around. Maybe they seemed too loud, or too neat, or they laughed in the wrong place. Ask what they're crazy about, and listen for ten minutes. It could be a friend's friend, or the person who always sits next to you. A face gets a lot nicer when it's talking about trains.",
  },
  {
    bodies: ['Venus'],
    themes: ['finish', 'rest'],
    motif: 'someone you miss',
    ending: 'plain',
    asks: 'let it go',
    letsOff: true,
    text: "An old love can be over and still cross your mind while you're picking out onions. {contact}, so the heart goes back around its old neighborhood, and there they are, as nice as they ever were. There's nothing to do about it. You don't need to look them up, and it doesn't say anything about your life now. Wish them well, right there in the store, and finish your shopping.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'rest'],
    motif: 'first move even clumsy',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "You've crossed the room to begin something. You're going to ask somebody you like to a movie, and at the last second you ask them what time it is. You're wearing a watch. With {pairing}, nerve takes two or three tries, and this was one. They smile and say it's twenty past six. Then they take your wrist, turn it over, and say you're four minutes fast.",
  },
  {
    bodies: ['Mars'],
    themes: ['belong', 'finish'],
    motif: 'make up without a talk',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "Even when you aren't speaking to someone you love, you cut the pear in two. You push half of it across without looking. It's taken, without looking. There's no fight left in either of you, now that {contact}, and all that remains is two people being very dignified over fruit. Juice runs down a wrist. A napkin comes across, also without looking. Then one of you snorts, and you're both talking.",
  },
];
