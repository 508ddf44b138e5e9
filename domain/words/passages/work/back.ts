import type { SectionPassage } from '../../passage.ts';

/** Career & Work, while a planet is retrograde or has just turned so. */
export const WORK_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'passing it on',
    ending: 'plain',
    asks: 'ask the basic question',
    props: ['which end goes first'],
    text: "When you explain something and get only a polite nod, it's tempting to say it all again, louder. {contact}, so it works better to go back one step. Ask them to show you how far they got. There's often some small thing you've done so many times that you forgot to mention it, like which end goes in first. After that, the rest will go quickly.",
  },
  {
    bodies: ['Mercury'],
    themes: ['begin'],
    motif: 'a second look',
    ending: 'quip',
    asks: 'look again',
    props: ['leftover screw'],
    text: "Go back to page one. Whatever you're putting together, a shelf or a plan or a budget that won't come out even, there's probably an early step you skipped because it looked obvious. Rereading feels like losing time, but with {pairing}, it's the fast way. You may even learn where the leftover screw goes. Better to find out with the thing in pieces than with somebody sitting on it.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest'],
    motif: 'turning it over',
    ending: 'quip',
    asks: 'leave it alone',
    props: ['a forgotten name'],
    text: "Somebody you used to work with is coming toward you with open arms, and you know the name perfectly well. It starts with a G. {contact}, so any word you need has just stepped out. Let it rest. Be glad to see them, ask about the boat, and call them nothing at all. It'll come to you by itself, at three in the morning. It's Bernard.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'count'],
    motif: 'doing less',
    ending: 'plain',
    asks: 'nothing',
    props: ['half speed'],
    mood: 'sore',
    quote: 'A person can go hard',
    text: "{contact}, and the push isn't where you left it. You know what to do, and how, and you may still find yourself just standing there looking at the job. It isn't laziness. A person can go hard at something for only so long. Half speed is a speed. The one piece somebody's waiting for can be done that way, and the rest can sit there a while longer.",
  },
];
