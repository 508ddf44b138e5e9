import type { SectionPassage } from '../../passage.ts';

/** Career & Work, while a planet is retrograde or has just turned so. */
export const WORK_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    motif: 'the last bit',
    ending: 'quip',
    asks: 'send the short version',
    props: ['returned job'],
    text: "{contact}. A job you'd crossed off may come back with a question attached, and it feels like being called back up the stairs with your coat on. Not much stays done right now. Read it before you sigh. It's usually one number, or one line that meant something else to the other person. Answer exactly that and cross it off again. That's nearly as good as the first time.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'passing it on',
    ending: 'plain',
    asks: 'find out',
    props: ['missing step'],
    text: "They don't get it, the person you're training or the boss you're briefing, and you've said the same words again, a little louder. Today you could stop and ask what they've understood so far. {contact}, which is good for going back over things, and you may hear the step you left out. It's so familiar that you skipped it, both times. Nobody was being slow. Put it in and start from there.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'play'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'nothing',
    props: ['old messages'],
    text: "You go looking for one old message, only to check a date, and twenty minutes later you're still reading. With {pairing}, the past makes better company than the inbox. Look how upset you were back then, in capitals, about something you'd forgotten until now. Evidently you fixed it, and you can't remember how. Pick the hardest job on today's list, and picture reading about it in spring.",
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
    ending: 'plain',
    asks: 'leave it alone',
    props: ['reminder'],
    text: "Nothing has come back. You asked, you were polite, and by now you'd like to write again and explain what you meant, and then explain the explanation. Blame the fact that {contact}: answers are slow, the good ones included. If it's really due, send a short reminder with the question in the first line. Then work on the part that doesn't depend on them. There's usually more of it than you'd think.",
  },
  {
    bodies: ['Mercury'],
    themes: ['count', 'see'],
    motif: 'a second look',
    ending: 'plain',
    asks: 'speak up',
    props: ['old idea'],
    text: "You once had an idea about how to do the job better, and it went nowhere. It was the wrong week, or everyone was already standing. What's it worth now? Maybe more. You've had time to find its weak spot, and you could say that part too. Bring it up early, in one sentence. With {pairing}, what's been said before may get a better hearing.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'count'],
    motif: 'doing less',
    ending: 'plain',
    asks: 'nothing',
    props: ['half speed'],
    text: "{contact}, and the push isn't where you left it. You know what to do, and how, and you may still find yourself just standing there looking at the job. It isn't laziness. A person can go hard at something for only so long. Half speed is a speed. The one piece somebody's waiting for can be done that way, and the rest can sit there a while longer.",
  },
  {
    bodies: ['Mars'],
    themes: ['finish', 'begin'],
    motif: 'slow progress',
    ending: 'plain',
    asks: 'cool off first',
    props: [],
    text: `"Just one small change," says the message, and the air goes out of you. You were done. You'd crossed it off, with a flourish. But {contact}, and finished things come back for a second visit, so of course you'd like to throw this one at somebody. Be mad for one trip around the block. Then make the change, read it through, and cross it off again. It counts both times.`,
  },
];
