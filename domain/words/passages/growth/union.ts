import type { SectionPassage } from '../../passage.ts';

/** Personal Growth, conjunctions: the planet is turned up to full. */
export const GROWTH_UNION: readonly SectionPassage[] = [
  // The Sun
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: "told that you've changed",
    ending: 'plain',
    asks: 'take the compliment',
    reach: 'narrow',
    mood: 'bright',
    text: "\"You've changed,\" people say, and they don't say whether it's a compliment. {contact}, and the person you've been turning into is plain to see: the louder laugh, the firmer no, the brighter shirt. Some people may need a minute. It's no reason to go back to the old you. Let them get a good look. You could just say thank you, and make it a compliment.",
  },
  {
    bodies: ['Sun'],
    themes: ['begin', 'speak'],
    motif: 'be slightly better today',
    ending: 'plain',
    asks: 'start small',
    reach: 'wide',
    mood: 'bright',
    text: "Now that {contact}, you can see plainly who you'd like to be. For once nothing in you is arguing. It's someone who calls people back, or cooks, or gets up when the alarm goes off. Don't announce it, and don't buy anything for it. Just do one thing that person would do. Call a friend back. You won't feel new. You'll feel like yourself on a good day.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin'],
    motif: "don't think just jump",
    ending: 'plain',
    asks: 'get it done',
    reach: 'wide',
    quote: 'Scared and ready',
    mood: 'sore',
    text: `The hardest minute is always the one before: before the call, the question, the sentence that starts with "Actually." You've got all the push you need today, and if you save it up, you'll only spend it on honking at somebody slow. Ask the question instead. Start talking before you've worked out a first line, and let {pairing} carry you. Scared and ready feel about the same in the legs.`,
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'begin'],
    motif: 'shrink the resolution',
    ending: 'quip',
    asks: 'pick one',
    text: "Everything sounds wonderful today. With {pairing}, you want all of it: the course, the trip, the guitar, the great long novel. There may be time for every one of them, only not all at once. Choose the one you keep coming back to, take the first lesson or the first chapter, and put a real date next to it. The others can stay on the list, where they're no trouble at all.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['play', 'see'],
    motif: 'enjoy being curious',
    ending: 'plain',
    asks: 'ask the basic question',
    mood: 'bright',
    text: "How does the bridge open? Who names the paint colors? Everybody carries around questions like that and never looks them up. {contact}, so you'd like to know everything, and asking is half the fun. Today you could put one of yours to the people at lunch, or in line. If nobody knows, the guesses are good. If somebody does, that person may have been waiting years to be asked about paint.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['see', 'play'],
    motif: 'break a small old rule',
    ending: 'plain',
    asks: 'try it another way',
    text: "Because {contact}, you're wide awake today to the things you do half asleep. Follow yourself around for an hour, the way a visitor would. You salt before tasting. You say no first and think second. You've walked on the same side of the street for years, and there's no reason on file. Try the other side once, just to see what's over there.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['speak', 'see'],
    motif: 'do it badly for love',
    ending: 'plain',
    asks: 'tell something true',
    reach: 'wide',
    text: "Tell a friend about something you used to love: dancing, French, drawing horses. With {pairing}, an old pleasure has a strong pull, and you'll hear it in your own voice. Say what it was like when it went well. Describe the hall, the music, the smell of the paint. You may find that you only put it down for a while. Either way, you'll have had it back for ten minutes.",
  },
  {
    bodies: ['Pluto'],
    themes: ['finish'],
    motif: "say can't so far",
    ending: 'plain',
    asks: 'let it go',
    text: "{contact}, and you may be ready to retire one old sentence about yourself. I can't cook, for instance, or I'm no good with plants. Go and do the opposite, in a small way: make an omelet, or buy a cactus. It doesn't need to be a beautiful omelet. You only need to be a person who made one, and then you get to eat it.",
  },
];
