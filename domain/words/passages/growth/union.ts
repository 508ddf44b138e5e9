import type { SectionPassage } from '../../passage.ts';

/** Personal Growth, conjunctions: the planet is turned up to full. */
export const GROWTH_UNION: readonly SectionPassage[] = [
  // The Sun
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'being looked at',
    ending: 'plain',
    advice: false,
    props: ['opinions about trees'],
    text: `"You've changed," somebody may say, and you can't tell if it's a compliment. {contact}, and whoever you've been turning into is the one who walks in today: the louder laugh, the firmer no, the sudden opinions about trees. Not everyone has been told. It's no reason to go back to the old version. Let them get a good look. They may come to like this one, too.`,
  },
  {
    bodies: ['Sun'],
    themes: ['begin', 'speak'],
    motif: 'being the beginner',
    ending: 'quip',
    advice: true,
    props: ['Greek alphabet'],
    text: "With {pairing}, one thing comes through very clearly, and it's who you'd like to be: somebody who swims before breakfast, or speaks Greek, or raises a hand at meetings. For once nothing in you is arguing. Use that while it lasts. Say it's Greek. Introduce yourself to one person as someone who's learning it. If you blush, good. Then go find out how many letters it has.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin'],
    motif: 'a burst of nerve',
    ending: 'plain',
    advice: true,
    props: ['steep start'],
    text: "You may feel like wrestling something. You have no patience and not much of a plan, and it would all be wasted on a board game. But it's just right for whatever's been scaring you, because scared and eager feel about the same in the legs. {contact}: all there is today is go. Choose the steepest thing you can safely fail at. You can think at the top.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'see'],
    motif: 'awe',
    ending: 'plain',
    advice: false,
    props: ['theory of sheep'],
    text: "Today {contact}, and everything is interesting. You look up one word and find a country. You ask a stranger about their dog and come away with a whole theory of sheep. There's no voice in your head saying that's enough, and for one day you can do without it. It doesn't need to become a plan, or a course, or a better you. It's fine to be a tourist.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['count', 'begin'],
    motif: 'too many yeses',
    ending: 'plain',
    advice: true,
    props: ['date'],
    text: "How much is too much? You won't find out today. With {pairing}, every part of you says yes: to the course, the trip, the other course, to reading all of it in the original. It's a wonderful feeling, and you might be right. Just give it a date. Take the smallest piece and put a real day next to it. The rest can go on being wonderful.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['see', 'play'],
    motif: 'breaking routine',
    ending: 'plain',
    advice: true,
    props: ['salt'],
    text: "Out of nowhere, you may see your own habits the way a visitor would. You salt before tasting. You say no first and think second. You've walked on the same side of the street for years, and there's no reason on file. {contact}, so today you're wide awake to it. Try the other side of the street once, just to see what's over there.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['speak', 'see'],
    motif: 'the past comes up',
    ending: 'plain',
    advice: true,
    props: ['public answer'],
    text: "Why did you ever quit? It may have been dancing, or French, and you have a good public answer, about time, or money, or your knees. With {pairing}, the private one is all you can hear. Maybe somebody laughed, or you were afraid of how much you wanted it. It's nobody else's business. But say it once, alone, in plain words. It'll sound smaller than it did inside.",
  },
  {
    bodies: ['Pluto'],
    themes: ['finish'],
    motif: 'letting an old thing go',
    ending: 'plain',
    advice: true,
    props: ['clothes on the lawn'],
    text: "Cutting down won't do it. You want the habit out of the house by dinner, with its clothes on the lawn. {contact}, and no part of you is asking for moderation. A mood like this is worth a lot if you spend it in one place. Choose something small that can really end today, like the excuse you're most tired of. Then let it be over.",
  },
];
