import type { SectionPassage } from '../../passage.ts';

/** Family Matters, when a planet is simply in its sign. */
export const FAMILY_PLAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'play'],
    ending: 'plain',
    advice: true,
    props: ['camera', 'half a dog'],
    text: "Whoever takes the pictures isn't in them. If that's you, your family may have years of proof that you've never been to the beach. {contact}, and it's a good time to be seen, on purpose, by the people you'd like to be remembered by. Hand the camera to a child. There'll be your knees, a thumb and half a dog. Keep that one. It's how you look from down there.",
  },
  {
    bodies: ['Sun'],
    themes: ['begin', 'see'],
    ending: 'plain',
    advice: true,
    props: ['flashlights'],
    text: "It's an odd moment when you notice that you're the grown-up. Nobody tells you. The dog's loose, or the lights go out, or the waiter's standing there, and everyone looks at you. {contact}, and you may find that it suits you. You don't need to know what you're doing. Whoever they used to look at didn't, either. Say firmly where you think the flashlights are, and they'll feel better.",
  },
  {
    bodies: ['Sun'],
    themes: ['speak', 'see'],
    ending: 'plain',
    advice: true,
    props: ["aunt's night class"],
    text: "Tell them you're proud of them. It's an odd thing to say to a grown person, and odder when they're older than you, so you may only say it to others: people on the bus know all about your aunt's night class. With {pairing}, pride would like to be out in the open. Say it to the aunt. She may change the subject, and think about it for a week.",
  },
  {
    bodies: ['Sun'],
    themes: ['belong'],
    ending: 'plain',
    advice: false,
    props: ['nickname'],
    text: "Only a few people may still call you by that name: the short one, the silly one, the one you got from a soccer coach. You'd never put it on a form. With {pairing}, you may have been wondering who you are, and it's a relief to hear it settled from across a street. Nobody who uses that name has ever asked what you do for a living.",
  },
  {
    bodies: ['Sun'],
    themes: ['rest', 'belong'],
    ending: 'plain',
    advice: false,
    props: ['borrowed book', 'nap'],
    text: "With {pairing}, it's enough to have somebody look up, see that it's you, and go back to the page. The best hour with your people may be one when nothing's going on: somebody's reading a borrowed book, somebody's asleep, somebody's cutting something out of the paper. There's no need to shine. They like having you in the room, and nobody needs to say so.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'count'],
    ending: 'quip',
    advice: true,
    props: ['letter', 'pears'],
    text: "One of them may only answer texts. One lets it ring eleven times and then shouts. One's past seventy and writes long letters about the price of pears. With {pairing}, it's worth knowing how each of your people likes to be reached, the way you know how they take their coffee. Write to the one who writes. It takes half an hour, and you'll be up to date on pears.",
  },
  {
    bodies: ['Mercury'],
    themes: ['begin', 'play'],
    ending: 'plain',
    advice: true,
    props: ['young teacher'],
    text: "{contact}, so it pays to be curious out loud. Ask somebody young to explain it: a game, or a word you keep hearing, or a singer who appears to be whispering. There's nothing a teacher likes more than a student twice their size. Take it seriously. Say it back to them in your own words. You'll have it slightly wrong, and they'll be glad to go over it again.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'speak'],
    ending: 'quip',
    advice: true,
    props: ['lost umbrella'],
    text: "How did it all start? Nearly every family hangs on some small mistake, whether you were born into it or built it later: a wrong train, a lost umbrella, a party nobody wanted to go to. Ask about yours. {contact}, and it's a talkative time. You may get it from two sides at once. Listen for the part where it almost didn't happen. You were very nearly somebody else's problem.",
  },
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    ending: 'plain',
    advice: true,
    props: ['five photos'],
    text: `Maybe you said you'd send the pictures. You meant to, you even began, and then there turned out to be two hundred of them. Choose five. No one's ever wished for more photographs of a lunch, and in one of those everybody's eyes are open. It's easy to finish these days, with {pairing}: small messages want to get out the door. "Here, at last" is all it needs to say.`,
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['count', 'see'],
    ending: 'plain',
    advice: true,
    props: ['trout lamp'],
    text: "The ugliest thing you own may be the one you'd run back in for. It's a lamp in the shape of a trout, say, from somebody who saw it and thought of you. {contact}: you know what you find lovely, and good taste has very little to do with it. Put it where people can see it. When they ask, you get to talk about whoever gave it to you.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['belong', 'speak'],
    ending: 'quip',
    advice: true,
    props: ['couch', 'third floor'],
    text: "In some families nobody ever says it. They carry a couch up three flights together and yell at each other about the corners. Ask one of your people for help with something you could nearly do alone. With {pairing}, lifting may suit you better than a long talk. By the second landing you'll have heard what's really going on with them. Watch the corner.",
  },
  {
    bodies: ['Mars'],
    themes: ['play'],
    ending: 'plain',
    advice: false,
    props: ['race to the mailbox'],
    text: "Now that {contact}, somebody may bring up the question of who's fastest. It never quite gets settled. You can be thirty, or sixty, and still race a cousin to the mailbox and hang on to it afterward, unable to speak. You can lose at cards and pound the table with real feeling. It's all right among people who know you. Nobody's too old to be told that they got lucky.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'belong'],
    ending: 'plain',
    advice: true,
    props: ["uncle who isn't one"],
    text: "How many people is a family? It's more than you'd think, with {pairing}. There's the neighbor who fed you, the uncle who isn't one, the woman from the choir who came for a week and stayed three years. No form has a line for them. You could be generous, and count every one. Then call whoever would be most surprised to be on the list.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest', 'see'],
    ending: 'plain',
    advice: true,
    props: ['slow walk', 'stick'],
    text: "Walk at the speed of the slowest person. It may be someone over seventy with opinions about curbs, or someone who's three and has a stick, and at first it's like standing still. {contact}, and slow isn't the same as late. After half a block you see what they see: the cat, the new paint, the crack that looks like a rabbit. You both arrive. They never doubted it.",
  },
  {
    bodies: ['Saturn'],
    themes: ['finish', 'see'],
    ending: 'plain',
    advice: true,
    props: ['back of a photograph', 'accordion'],
    text: "Turn over an old photograph, and if the back's blank, write on it. Put the names, the town, and the year as near as you can guess. You may be the only one who knows that the man with the accordion was no relation and just came with the hall. With {pairing}, dull work that lasts has a charm of its own. Some stranger with your nose will be grateful.",
  },
  {
    bodies: ['Saturn'],
    themes: ['belong', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['same bench'],
    text: "Same day, same bench, same two coffees. It may be with a sister, or someone from an old job who got promoted to family, and neither of you calls it important. Sometimes you don't feel like it. You go, and say nothing new. With {pairing}, you may see how much that's been holding up. Thirty years of nothing new is a lot to have with a person. So is three.",
  },
];
