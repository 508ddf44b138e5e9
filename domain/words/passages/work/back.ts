import type { SectionPassage } from '../../passage.ts';

/** Career & Work, while a planet is retrograde or has just turned so. */
export const WORK_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    motif: 'the last bit',
    ending: 'plain',
    asks: 'send the short version',
    props: ['returned job'],
    text: "A job you thought was finished may come back with a question. {contact}, so settled things get a second look. Read it through once before you sigh. It's usually one number, or one line that somebody took another way, and it's quickly answered. Leave the rest as it was. Then cross the job off again. It's every bit as satisfying the second time.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'passing it on',
    ending: 'plain',
    asks: 'ask the basic question',
    props: ['missing step'],
    mood: 'sore',
    text: "When somebody doesn't get what you're saying, it's natural to say the same words again, a little louder. Today you could stop and ask what they've understood so far. {contact}, which is good for going back over things, and you may hear the step you left out. It's so familiar to you that you skipped it, both times. Nobody was being slow. Put it in and start from there.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'play'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'look again',
    props: ['old messages'],
    text: "Look up something old from your work today: a letter, a notebook, a message in capitals. With {pairing}, the past is easy to get lost in, and it's good company. See how upset you were about something you'd forgotten until now. Somehow it got fixed, and you helped to fix it. Whatever's bothering you at the moment will be an old message, too, before long. You may even laugh.",
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
    motif: 'waiting for word',
    ending: 'quip',
    asks: 'leave it alone',
    props: ['flour'],
    text: "If you're waiting for an answer about your work, take a rest from waiting. {contact}, so replies are slow, and that includes the good ones. You asked politely, and there's nothing to add. Do something with your hands that you can finish in an hour: bake, sweep, sort the nails by size. Then there's one thing done. The answer will turn up while you're covered in flour, and it won't mind.",
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
  {
    bodies: ['Mars'],
    themes: ['finish', 'begin'],
    motif: 'slow progress',
    ending: 'plain',
    asks: 'cool off first',
    props: [],
    mood: 'sore',
    text: `"Just one small change," says the message, and the air goes out of you. You were done. You'd crossed it off, with a flourish. But {contact}, and finished things come back for a second visit, so of course you'd like to throw this one at somebody. Be mad for one trip around the block. Then make the change, read it through, and cross it off again. It counts both times.`,
  },
];
