import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the contact is a conjunction. */
export const REST_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['rest', 'see'],
    motif: 'doing less',
    ending: 'quip',
    advice: true,
    props: ['lying down like a painting'],
    text: "Lie down today where people can see you, on a couch or a lawn or three chairs in a row, and do it as though someone were painting you. {contact}, and the show-off in you has the floor. You don't have to be busy to be somebody. There are museums full of people lying down, and not one of them is checking the time.",
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'count'],
    motif: 'wanting to be alone',
    ending: 'plain',
    advice: true,
    props: ['one-person show'],
    text: `"How are you?" It's a risky question to ask you today. With {pairing}, everything's about you: rested, you're the best company for a mile around, and tired, you're a one-person show with no intermission. Go ahead and let it be about you for one hour, with the door closed and your feet up. Then come out and ask somebody else how they are.`,
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'rest'],
    motif: 'turning it over',
    ending: 'plain',
    advice: true,
    props: ['talkative mind'],
    text: "You lie down and your mind pulls up a chair. It wonders why elevators have mirrors. It has a few thoughts on your cousin, and a better answer to something from last year. There's no shutting it up: {contact}, and it's all talk in there. Take it out for a walk and let it tell you everything, as you would with any excited friend. It isn't waiting for answers.",
  },

  // Mars
  {
    bodies: ['Mars'],
    themes: ['finish', 'rest'],
    motif: 'sleep',
    ending: 'plain',
    advice: true,
    props: ['windup toy'],
    text: "With {pairing}, you've got one speed. You eat fast, dress fast, take the stairs, and get there before you've thought of what to say. It's glorious, and it runs down all at once, like a windup toy in the middle of the floor. Plan for that while you still can: dinner decided, bed made, nothing after eight. When you stop, you'll really stop. Let it be next to a pillow.",
  },
  {
    bodies: ['Mars'],
    themes: ['rest', 'count'],
    motif: 'a short fuse',
    ending: 'plain',
    advice: true,
    props: ['microwave', 'elevator button'],
    text: "There are forty seconds left on the microwave, and you take it personally. It isn't just lunch. You want the elevator now, and some air, and the end of whatever story you're being told. Pressing the button twice has never brought an elevator, and you press it twice. It can't be helped: {contact}. Go ahead and eat early. By the time the others sit down, you'll be good company.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest', 'count'],
    motif: 'the dull duty',
    ending: 'plain',
    advice: false,
    props: ['night watchman'],
    text: "{contact}. You may notice it on the stairs. Everything's slow and serious and yours to carry, and nobody comes along to say that it could wait. It's a night watchman's kind of day: one door, then the next, then a chair for a while. He isn't lazy. He knows how long a shift is, and means to be standing at the end of it.",
  },

  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'breaking routine',
    ending: 'plain',
    advice: false,
    props: ['out without a jacket'],
    text: "One minute you're being sensible, and the next you're out on the sidewalk without a jacket, like someone who got off at the wrong stop and likes it. You'd simply had it with indoors, all at once, and no one in your head spoke up for the other side. That's {pairing}, all right. There's no need to explain it to anyone. You can be sensible again in fifteen minutes.",
  },

  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['rest'],
    motif: 'daydream',
    ending: 'plain',
    advice: true,
    props: ['washing machine'],
    text: "Somebody says your name, perhaps twice. You'd been watching the ceiling fan, or a curtain, and had gotten pretty far out. {contact}, and there's nobody left on shore to wave. It's a bad day for long columns of numbers. It's a fine one for lying down near a steady sound: the washing machine, the traffic, a neighbor's piano. Let it carry you off for a while.",
  },
];
