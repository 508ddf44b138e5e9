import type { SectionPassage } from '../../passage.ts';

/** Personal Growth, conjunctions: the planet is turned up to full. */
export const GROWTH_UNION: readonly SectionPassage[] = [
  // The Sun
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'being looked at',
    ending: 'plain',
    asks: 'nothing',
    props: ['opinions about trees'],
    mood: 'bright',
    text: `"You've changed," people say, and they don't say whether it's a compliment. {contact}, and whoever you've been turning into is the one who walks in today: the louder laugh, the firmer no, the sudden opinions about trees. Not everyone has been told. It's no reason to go back to the old version. Let them get a good look. The old one can stay on as a story you tell.`,
  },
  {
    bodies: ['Sun'],
    themes: ['begin', 'speak'],
    motif: 'a small start',
    ending: 'plain',
    asks: 'start small',
    props: [],
    mood: 'bright',
    text: "Now that {contact}, you can see plainly who you'd like to be. For once nothing in you is arguing. It's someone who calls people back, or cooks, or gets up when the alarm goes off. Don't announce it, and don't buy anything for it. Just do one thing that person would do. Call somebody back. You won't feel new. You'll feel like yourself on a good day.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin'],
    motif: 'a burst of nerve',
    ending: 'plain',
    asks: 'get it done',
    props: [],
    quote: 'Scared and ready',
    mood: 'sore',
    text: `The minute before is always the worst one: before the call, the question, the sentence that starts with "Actually." Today {contact}, and all the push you need is there, with nowhere to go. If you don't use it, the next slow walker is going to get it. Give it to the question. Start before you've worked out a first line. Scared and ready feel about the same in the legs.`,
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'see'],
    motif: 'awe',
    ending: 'plain',
    asks: 'nothing',
    props: ['theory of sheep'],
    mood: 'bright',
    text: "Today {contact}, and everything is interesting. You look up one word, for the fun of it, and find a country. You ask a stranger about their dog and come away with a theory of sheep. There's no voice saying that's enough, and for one day you can do without it. It doesn't need to become a plan, or a course, or a better you. It's fine to be a tourist.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['count', 'begin'],
    motif: 'too many yeses',
    ending: 'plain',
    asks: 'pick one',
    props: ['date'],
    text: "How much is too much? You won't find out today. With {pairing}, every part of you says yes: to the course, the trip, the other course, to reading all of it in the original. It's a wonderful feeling, and you might be right. Just give it a date. Take the smallest piece and put a real day next to it. The rest can go on being wonderful.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['see', 'play'],
    motif: 'breaking routine',
    ending: 'plain',
    asks: 'try it another way',
    props: ['salt'],
    text: "Follow yourself around for an hour, the way a visitor would. You salt before tasting. You say no first and think second. You've walked on the same side of the street for years, and there's no reason on file. {contact}, so today you're wide awake to it. Try the other side of the street once, just to see what's over there.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['speak', 'see'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'tell something true',
    props: ['drawing horses'],
    text: "Tell somebody about something you used to love: dancing, French, drawing horses. With {pairing}, an old pleasure has a strong pull, and you'll hear it in your own voice. Say what it was like when it went well. Describe the hall, the music, the smell of the paint. You may find that you only put it down for a while. Either way, you'll have had it back for ten minutes.",
  },
  {
    bodies: ['Pluto'],
    themes: ['finish'],
    motif: 'letting an old thing go',
    ending: 'plain',
    asks: 'let it go',
    props: ['omelet', 'cactus'],
    text: "Retire one old sentence about yourself today. I can't cook. I'm no good with plants. {contact}, so you can be done with something for good. Then go and do the opposite, in a small way: make an omelet, or buy a cactus. It doesn't need to be a beautiful omelet. You only need to be a person who made one, and then you get to eat it.",
  },
];
