import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, when the planet is simply in its sign. */
export const HOME_PLAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'belong'],
    ending: 'plain',
    advice: true,
    props: ['name on the mailbox'],
    text: "Look at the name on your mailbox or your doorbell. It may be a strip of tape from the week you moved in, or it may still be the last person's. {contact}, and it's a fine time to be easy to find. Write it properly, in ink, large enough to read through fogged-up glasses. Then every time you come home, there'll be a sign saying it's yours.",
  },
  {
    bodies: ['Sun'],
    themes: ['see'],
    ending: 'plain',
    advice: false,
    props: ['own window from outside'],
    text: "From across the street, your own windows look like somebody else's. You see some curtain, a plant that's doing well, and you think whoever lives there must have a nice life. With {pairing}, you'd be proud to be taken for them. You know about the pile behind the door. But what you saw from the sidewalk was true too. They do have a nice life, some of the time.",
  },
  {
    bodies: ['Sun'],
    themes: ['count', 'rest'],
    ending: 'quip',
    advice: true,
    props: ['the good chair'],
    text: "Take the good chair. If you're the host, or just the polite one, you may have been perching on something hard for years so that everybody else could be comfortable. By now nobody offers. Now that {contact}, you can sit in your own home like a person who lives there. The others will manage. One of them's had that chair so long they think it came with the place.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    ending: 'plain',
    advice: false,
    props: ['house instructions'],
    text: "Every place has instructions that nobody wrote down: lift the door as you push, hot is on the right, don't run the toaster with the heater on. You know them so well you've forgotten they're odd. {contact}, which is good for putting things into words. If you ever made the list, for a guest or a house sitter, it would sound like a description of an old friend.",
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'speak'],
    ending: 'quip',
    advice: true,
    props: ['names for rooms'],
    text: "What do you call the room you're in? In plenty of homes it's a name no visitor could guess: the office, where nobody works, or Bermuda, where the socks go. If your rooms don't have any, hand some out. Today {contact}, and a name's cheaper than furniture. A closet is easier to face as the archives. A rented room with a hot plate might be the East Wing.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'see'],
    ending: 'plain',
    advice: true,
    props: ['branch from the sidewalk'],
    text: "With {pairing}, a home is allowed to be nice for its own sake. You don't need to be expecting anyone. Bring in a branch that somebody trimmed and left on the sidewalk, and stand it in a jar. It won't do a thing for you. You'll go past it ten times today on the way to something useful, and around the fourth time you may slow down.",
  },
  {
    bodies: ['Venus'],
    themes: ['finish', 'count'],
    ending: 'plain',
    advice: true,
    props: ['borrowed ladder'],
    text: "Return the ladder. Or the folding chairs, or whatever you've had so long it's starting to look like yours. You may have been waiting until you could bring something nice along with it, and that's how a week became a year. {contact}, and Venus likes things even and likes them friendly. A clean ladder and a thank you are nice enough. It may be you they've missed.",
  },
  {
    bodies: ['Venus'],
    themes: ['rest', 'belong'],
    ending: 'plain',
    advice: false,
    props: ['quiet company'],
    text: "Two people in a room, not talking, can be as nice as company gets. One reads, the other mends something or looks at nothing, and now and then there's a sigh with no complaint in it. While {contact}, pleasure comes in small sizes like that. A cat can stand in for the second person, and so can a radio. Nobody needs to come up with a plan.",
  },
  {
    bodies: ['Venus'],
    themes: ['count', 'see'],
    ending: 'plain',
    advice: true,
    props: ['yard sale'],
    text: "Suppose you came across your own things at a yard sale. You'd walk right past a lot of it. Then you'd stop, at a bowl or a clock, and get the careful look of someone hoping that nobody else has seen it. Today {contact}, and it's a nice way to shop: go around the room and find what you'd carry home. There may be more of it than you expected.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin'],
    ending: 'plain',
    advice: true,
    props: ['cleanup'],
    text: "Start with whatever's nearest your foot. There's no use planning a cleanup while {contact}. By the time there's a list, with headings, the urge to get up has gone and sat down again. Pick up the one thing, take it where it belongs, then pick up whatever you find there. You're finished when you're bored, and whatever's put away by then is put away.",
  },
  {
    bodies: ['Mars'],
    themes: ['play'],
    ending: 'quip',
    advice: false,
    props: ['race home'],
    text: "{contact}, and the way home can be a sport. You probably have your methods: the light that's about to change, the cut through the parking lot, the slow walker passed without seeming to hurry. Nobody else knows it's a race. Whatever the day put in your head falls out by the last block. You come through the door in first place, out of breath, the groceries slightly shaken.",
  },
  {
    bodies: ['Mars'],
    themes: ['speak'],
    ending: 'plain',
    advice: true,
    props: ['dripping', 'landlord'],
    text: `"It's been dripping for a while." That's how people tell a landlord, or whoever's in charge of dripping, as if they were the one to blame. With {pairing}, you can be more direct. Say what it does and since when, and ask what day it'll be fixed. It isn't rude. Whoever comes will know which part to bring, and it may only take one visit.`,
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['belong', 'begin'],
    ending: 'plain',
    advice: true,
    props: ['open door'],
    text: "Leave your door open for a while, if you have the kind of door and the kind of hallway for it. Somebody's kid looks in. Somebody stops to say it smells good, and stays to say a great deal more. {contact}, and a place with an open door tends to fill up. You can shut it when you've had enough. People don't knock half as often as they'd like to.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['begin', 'play'],
    ending: 'plain',
    advice: true,
    props: ['foreign radio'],
    text: "It doesn't take a ticket to be somewhere else. Put on a radio station in a language you don't speak, and cook something you can't pronounce, going by the pictures on the package. You may only learn the word for cheese. But with {pairing}, the big world doesn't mind how small your room is. Plenty of people who ended up living over there started with cheese.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['finish', 'see'],
    ending: 'plain',
    advice: true,
    props: ['clean filter'],
    text: "Do the job that nobody has ever been praised for: clear the drain, clean the filter, tighten what's working loose. It isn't urgent. It would be by next year. While {contact}, there's a quiet satisfaction in getting there first, with plenty of time and the right tool. The whole reward comes later, on some ordinary day, when nothing goes wrong. You'll be the only one who notices.",
  },
  {
    bodies: ['Saturn'],
    themes: ['belong', 'count'],
    ending: 'plain',
    advice: false,
    props: ['crossing the room in the dark'],
    text: "How long does it take for a place to be yours? Longer than signing for it. It's yours when you can cross the room in the dark and know which stair to skip, and when the man at the hardware counter starts in the middle of the conversation. {contact}, and time put in is what counts. You may have put in more of it than you think.",
  },
];
