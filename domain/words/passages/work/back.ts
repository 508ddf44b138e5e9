import type { SectionPassage } from '../../passage.ts';

/** Career & Work, while a planet is retrograde or has just turned so. */
export const WORK_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    motif: 'the last bit',
    ending: 'quip',
    asks: 'look again',
    props: ['a file called final'],
    text: "There's a file called final. There's also final two, and final new, and one called really final that's older than the rest. You did finish this. You had a sandwich afterward. With {pairing}, done things like to hide, and it may take you three tries. Look for the one you named banana, when you were in a hurry. It's better than you thought, and it's final.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'the past comes up',
    ending: 'plain',
    asks: 'show them how',
    props: ['where the bakery used to be'],
    text: "Turn left where the bakery used to be, you tell the new person, and keep on until you get to Frank's. It isn't Frank's anymore. They're nodding. {contact}, so you explain everything by what it was before. Walk over there with them. On the way you can point out where the bakery was, and what they had on Fridays. They'll end up missing it, too.",
  },
  {
    bodies: ['Mercury'],
    themes: ['see', 'play'],
    motif: 'the past comes up',
    ending: 'quip',
    asks: 'look again',
    props: ['note about the green one'],
    mood: 'bright',
    text: `Go through your old notes from work, and you'll come to one that says "Not the green one." It's your writing, and it's underlined twice. You know of nothing green. With {pairing}, word from the past gets through, without the part that explains it. Read it out to whoever's around. Nobody else will know what it means, either. But for the rest of the week, people will stay away from anything green.`,
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
  {
    bodies: ['Mars'],
    themes: ['finish', 'begin'],
    motif: 'slow progress',
    ending: 'quip',
    asks: 'leave it alone',
    props: ['one screw left'],
    mood: 'sore',
    text: "You've finished it, it's standing, and in your hand there's one screw. You go back to the instructions, where a cheerful little man has none left. {contact}, so what went up fast may want to come down again, and you'd rather have lunch. Have lunch. Put the screw in a cup, and lean on the thing, gently, when you get back. It'll let you know.",
  },
];
