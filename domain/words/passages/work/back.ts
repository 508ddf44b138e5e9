import type { SectionPassage } from '../../passage.ts';

/** Career & Work, while a planet is retrograde or has just turned so. */
export const WORK_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['begin'],
    motif: 'same thing keeps failing',
    ending: 'quip',
    asks: 'look again',
    reach: 'narrow',
    atWork: true,
    text: "Go back to page one of whatever you're putting together at work, a shelf or a schedule or a budget that won't come out even. There's probably an early step you skipped because it looked obvious. Rereading feels like losing time, but with {pairing}, it's the fast way. You may even find out where the leftover screw goes. Budgets have one, too. It's usually about forty dollars.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'teach patiently hands off',
    ending: 'quip',
    asks: 'ask the basic question',
    mood: 'sore',
    text: "Blame {pairing} if you're explaining the same thing again, a little louder. The other person doesn't get what you're saying, and you keep coming back around to the same spot. Stop and ask what they've understood so far. That spot may be where you left out a step. It's so familiar to you that you skipped it, both times. Put it back in. You can use your regular voice.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest'],
    motif: 'forgot a name',
    ending: 'quip',
    asks: 'leave it alone',
    reach: 'narrow',
    letsOff: true,
    text: "Somebody you used to work with is coming toward you with open arms, and you know the name perfectly well. It starts with a G. {contact}, so any word you need has just stepped out. Let it rest. Be glad to see them, ask about the boat, and call them nothing at all. It'll come to you by itself, at three in the morning. It's Bernard.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'count'],
    motif: 'half effort is enough',
    ending: 'plain',
    asks: 'go easy on yourself',
    reach: 'wide',
    mood: 'sore',
    quote: 'A person can go hard',
    letsOff: true,
    text: "{contact}, and you may not have the push that the job calls for. You know what to do, and how, and you still find yourself just standing there looking at it. A person can go hard at something for weeks, and then the legs call a meeting. Half speed is a speed. Do the one piece that somebody's waiting for, at that speed, and do it sitting down if you can.",
  },
];
