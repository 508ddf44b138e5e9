import type { SectionPassage } from '../../passage.ts';

/** Personal Growth, while a planet is simply in its sign. */
export const GROWTH_PLAIN: readonly SectionPassage[] = [
  // The Sun
  {
    bodies: ['Sun'],
    themes: ['count'],
    ending: 'plain',
    advice: false,
    props: ['first goal'],
    text: "What would it take for you to say that you're good at it? You may have moved the finish line a few times. At the start it was probably a song all the way through, or a mile without stopping, or a whole conversation in bad Italian. Chances are you passed it while looking at the next one. With {pairing}, that deserves a little pride.",
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'belong'],
    ending: 'quip',
    advice: true,
    props: ['wrong turn'],
    text: "Among people who've known you forever, you may still be the one who can't read a map. It was one wrong turn, years ago. {contact}, and you'd like to be seen as you are now. Arguing only brings up the wrong turn. Plan the route without a word and get everyone there. They'll still tell the old story, but they'll be telling it at the right address.",
  },
  {
    bodies: ['Sun'],
    themes: ['begin'],
    ending: 'plain',
    advice: false,
    props: ['skating rink'],
    text: "Nobody looks dignified learning to skate. You hold on to the wall, you go by inches, and a child in a purple helmet laps you twice and says hi both times. Wanting to look capable keeps a lot of people off the ice, and it's an easy thing to want with {pairing}. Looking willing is a lot easier to keep up, and you get to skate.",
  },
  {
    bodies: ['Sun'],
    themes: ['rest'],
    ending: 'plain',
    advice: false,
    props: ['front step'],
    text: "You don't need to be improved today. {contact}, and the self you hope to be gets a lot of attention: the one who's up early and fluent in things. But it's the one you already are who's been running the place. They return their books, know the neighbor's dog by name and get most of the jokes. That person could sit on the front step for an hour.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak'],
    ending: 'plain',
    advice: true,
    props: ['reading aloud'],
    text: "{contact}: words like to be handled. Try reading out loud. It may be a poem, a rule you're learning or a page of small print, and your mouth is a stricter reader than your eyes are. You'll hear right away which part you understand and which you've only been nodding at. Say that part again, slower, the way you'd put it to a friend. Then you'll have it.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'begin'],
    ending: 'quip',
    advice: true,
    props: ['pretty textbook'],
    text: "You'll stick with the one you like the looks of. It's a shallow way to choose a teacher, a trail or a textbook, and it works better than most of the deep ones. With {pairing}, there's no reason to fight it. Pick the book with the beautiful pictures, and the path along the water. Serious people may tell you it shouldn't matter. Ask how far they got in theirs.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'speak'],
    ending: 'plain',
    advice: true,
    props: ['raised hand'],
    text: "Raising your hand takes about one second. What wears a person out is the hour beforehand, spent arguing with the hand. So when some small brave thing comes along, a question, a cold pool, a first hello, do it before you've built a good case against it. {contact}, and for now you're better at moving than at debating. You can be nervous afterward, if there's any need.",
  },
  {
    bodies: ['Mars'],
    themes: ['finish'],
    ending: 'quip',
    advice: true,
    props: ['goat'],
    text: "Get it over with. It isn't how wise people talk about learning, but it's an honest method. Maybe one course, one form or one fat book has been nearly done for a year. You won't enjoy the rest of it, and you won't do it beautifully. But {contact}, and with your head down you'd go through it like a goat through a hedge. Nobody grades the goat.",
  },
  {
    bodies: ['Mars'],
    themes: ['play', 'belong'],
    ending: 'plain',
    advice: true,
    props: ['rival'],
    text: "Find yourself a rival. The best kind is a friend who's about as bad at this as you are, and who'd hate to see you pull ahead. With {pairing}, a little competition gets more out of you than good advice does. Compare laps, or pages, or new words in Korean, and let the loser buy lunch. It's childish, and you could both end up pretty good.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['see', 'play'],
    ending: 'plain',
    advice: true,
    props: ['unreadable labels'],
    text: "{contact}, and there's plenty of world in the nearby places you've never walked into: the grocery store where you can't read the labels, the temple with its doors open, the museum of something silly. Go in the way you would abroad, polite, curious and slightly lost. Ask what's good. Somebody in there would be glad to tell you.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['see', 'begin'],
    ending: 'plain',
    advice: false,
    props: ['bird on the wire'],
    text: "Find out the name of one bird, and suddenly there's one on every wire. Learn to hear the bass, and every song you know has had one all along. Nothing was added to the world. You just got let in on more of it. With {pairing}, that can happen a few times a day. You ask somebody one question, and the same old street has more in it.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['belong'],
    ending: 'plain',
    advice: true,
    props: ['chess club'],
    text: "A thing you've been doing by yourself may be ready for company: the running, the drawing, the terrible chess. You'd always meant to get good first. Look for the loosest group around, the kind where you can miss a month and they're only glad to see you. It's a time for the bigger table, with {pairing}. You won't be the best at it. You'll be the one who came.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['count'],
    ending: 'plain',
    advice: false,
    props: ['three chords'],
    text: "With {pairing}, there's a case to be made for knowing a little about a lot. You've probably been told to choose one thing and stick to it. But look what you picked up instead: some Spanish, three chords, half the names of the trees. It won't earn you a certificate. But with almost anybody you sit down next to, you'll have something to talk about.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['speak'],
    ending: 'plain',
    advice: true,
    props: ['wrong lake'],
    text: "The things you flunked make better stories than the things you passed. The interview, the soufflé and the hike to the wrong lake all turn funny at some distance. Tell one to somebody who's in the middle of a flop of their own. Leave in the embarrassing part, because that's what they came for. With {pairing}, you can afford to be generous, and it may cheer them up.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['count', 'begin'],
    ending: 'plain',
    advice: true,
    props: ['five words'],
    text: "Do less of it, and do it again. Five words, one page, the same short hill: you may feel a little silly stopping there, with plenty of strength left for more. {contact}, and for now what lasts is whatever's small enough to repeat when you're tired. You can't brag about five words. In a few months there are several hundred of them, and you'll be too busy talking to count.",
  },
  {
    bodies: ['Saturn'],
    themes: ['finish', 'see'],
    ending: 'plain',
    advice: true,
    props: ['fence post'],
    text: "Some early piece of your work may be starting to lean: a fence you put up before you knew how, or a set of rules you made for yourself when you were younger. You know now why the posts go deeper. There's no shame in it. Somebody did their best with a short shovel. {contact}: it's a good stretch for going back and doing it right. Fix one post.",
  },
];
