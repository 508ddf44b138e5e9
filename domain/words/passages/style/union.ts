import type { SectionPassage } from '../../passage.ts';

/** Fashion & Style, when the contact is a conjunction. */
export const STYLE_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'disliking a photo of yourself',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: `In photos, most of us put on a face that none of our friends would know. The chin goes down, the smile goes stiff, and somebody says, "One more." With {pairing}, you look your best when you're busy being yourself. A camera comes out today while you're telling a story. Your hands are in the air, and your eyes are shut. Everybody wants a copy.`,
  },
  {
    bodies: ['Sun'],
    themes: ['begin', 'see'],
    motif: "wear what's most like you",
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',

    text: `You probably own something that makes your friends say "That's so you." It may be the old boots, or the shirt with birds. With {pairing}, what you feel like wearing is also what's most like you, and it's on before you've thought about it. You're only going to the store. Clear across the parking lot, somebody who can't possibly see your face is already waving.`,
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'begin'],
    motif: 'getting your hair cut',
    ending: 'quip',
    asks: 'say what you want',
    reach: 'narrow',
    text: "\"Just a trim,\" you say, whatever you had in mind on the way over. With a sheet around your neck, it's hard to ask for anything. But with {pairing}, what you feel goes straight into words, so describe the hair you want before you sit down. Hold up two fingers to show how much comes off. It's your head, and you'll be the one wearing it home.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['belong', 'see'],
    motif: 'clothes carry loved ones',
    ending: 'plain',
    asks: 'nothing',
    reach: 'wide',
    mood: 'bright',
    text: "Some of what you wear was a present: the scarf from your sister, the earrings from a friend, the socks with trains on them. With {pairing}, you feel loved today, and you've got on the proof. Somebody once stood in a store with plain gray socks in one hand, next in line to pay. Then they saw the trains, thought of you, and lost their place.",
  },
  {
    bodies: ['Venus'],
    themes: ['play', 'rest'],
    motif: 'admit you feel good',
    ending: 'plain',
    asks: 'take the compliment',
    reach: 'narrow',
    mood: 'bright',
    text: `{contact}, and when you like something, you like it with your whole heart. You know how it is with new shoes. You look down at them in elevators. You walk to the far end of the hall for no reason, just to be in them. It's all right to be silly about it. When somebody says "Nice shoes," you can skip the part about the sale and say you love them.`,
  },
  {
    bodies: ['Venus'],
    themes: ['see', 'belong'],
    motif: 'seeing yourself as a stranger',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "Some days everybody looks good: a man with an enormous mustache, a woman in bright earrings, an old jacket that's grown into the shape of its owner. With {pairing}, you see what's lovely first. In a shop window you catch somebody with a nice easy walk, and gray at the side that suits them. Two steps later you recognize your own coat.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'play'],
    motif: 'wear the bold thing',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "Almost everyone's got something they bought in a bold mood and saved for a bolder one. With {pairing}, the bolder one is here. You want to walk in ahead of everybody and explain nothing. It's on before you've asked anyone, the mirror included. You feel loud for ten minutes. Then a woman tells you she's got one just like it at home, with the tags on.",
  },
  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    motif: 'getting your hair cut',
    ending: 'plain',
    asks: 'try it another way',
    text: "{contact}, and one look in a store window is enough: it would be fun to have different hair. Very different, and by lunch. There's nothing wrong with the wish. You've looked like this for a while, and people like to be surprised. But the mood moves faster than hair grows back. Start with what can be undone. Part it on the other side, and wait for someone to ask what's new.",
  },
];
