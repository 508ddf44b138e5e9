import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, when the planet is simply in its sign. */
export const SPIRIT_PLAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'rest'],
    motif: 'name what went well',
    ending: 'plain',
    asks: 'go easy on yourself',
    reach: 'wide',
    mood: 'bright',
    text: "At bedtime your mind may go over everything you got wrong that day. It's thorough, and it only looks at one side. {contact}, and there's nothing vain about letting some light in on the other: the call you stayed on, the seat you gave up, the joke you didn't make. Give each of them one breath before you turn over. It's the same day, and now you've seen all of it.",
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'begin'],
    motif: "accept thanks not it's nothing",
    ending: 'quip',
    asks: 'look again',
    mood: 'bright',
    text: "You'd like proof that you're a good person, and with {pairing}, you look for it in the big things. Look smaller. It's hard to see your own good deeds, but now and then an old classmate thanks you for one you don't remember. You lent them a pen, or told them they'd be great, and they've kept it for six years. You've probably lent another pen since breakfast.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'specific praise',
    ending: 'plain',
    asks: 'thank them',
    reach: 'wide',
    text: "You say thanks twenty times a day, and after a while it's only a noise. With {pairing}, the right words aren't far off, so add what it's for. Thank the bus driver for waiting. Thank the coffee for being hot, if nobody's listening. To finish the sentence you need to notice what you were given, and that's as close to praying as some of us get.",
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'see'],
    motif: 'a sentence you carry',
    ending: 'quip',
    asks: 'pick one',
    reach: 'wide',
    text: "Many of us carry a sentence around: something a grandmother said, a line from a hymn, the slip out of a fortune cookie. {contact}, so words stick, and you might as well pick yours on purpose. Choose a line you believe about half the time. Say it at the red light and at the sink, and see by bedtime if it's done you any good. If it hasn't, have another cookie.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'see'],
    motif: 'savor small food slowly',
    ending: 'plain',
    asks: 'treat yourself',
    reach: 'wide',
    mood: 'bright',
    text: "With {pairing}, the pleasures are small and close to hand. There's one perfect sip in every cup, for instance, near the top, when it's hot but doesn't burn. You were probably reading when it went by. Next cup, put down whatever you're reading, even this, and give that sip your whole attention. It takes four seconds, it needs no candles, and it comes around every day.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'finish'],
    motif: 'annoying noises and habits',
    ending: 'plain',
    asks: 'nothing',
    reach: 'narrow',
    mood: 'bright',
    text: "Forgiving comes in small sizes, too. There's the friend who tells you how the movie ends, or the cousin who chews like he gets paid for it. {contact}, so you like people today a little more than you mind them. The cousin's at it again, with celery. You wait for the old feeling to come up your neck. He looks so happy that you slide him the dish.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['play', 'speak'],
    motif: 'be kind anyway',
    ending: 'quip',
    asks: 'let it go',
    text: "When someone cuts ahead of you in line or in traffic, something hot is on its way out of your mouth. {contact}, and your temper's faster than you are. But you can still pick the words, so try a blessing. Say you hope they get there before the cake is gone. It can come through your teeth. You may not feel holy, but you can say it in front of children.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['count', 'belong'],
    motif: 'stop keeping score',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "You usually figure out what's fair and do that much. It's a decent way to live, and it takes a lot of figuring. With {pairing}, you're happier going a little over and not keeping track. The tip you leave has no math in it. You hold the door for a stranger thirty feet off, who feels the need to jog. Eight more people come in behind, all smiling.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['see'],
    motif: 'count small luck and kindness',
    ending: 'plain',
    asks: 'enjoy what is there',
    reach: 'wide',
    mood: 'bright',
    text: "Most luck is small and quick: the green light, the last umbrella in the store, the bus that pulls up just as you do. {contact}, so you're in the mood to notice. Keep count today on the back of a receipt, and leave out the misses, which get counted anyway. By bedtime you may have seven or eight. You weren't any luckier than usual. You were just looking.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest', 'see'],
    motif: 'look far worries shrink',
    ending: 'plain',
    asks: 'enjoy what is there',
    text: "There may be something near you that's much older than you are, like a bridge, an oak, or the library's stone step, with its worn dip. {contact}, and it's good to be near a thing that has lasted. Go and stand there for a minute. People in a hurry have passed it for a hundred years. Whatever they were late for is over, and it's still here.",
  },
  {
    bodies: ['Saturn'],
    themes: ['rest'],
    motif: 'watching while you wait',
    ending: 'plain',
    asks: 'enjoy what is there',
    reach: 'narrow',
    mood: 'bright',
    text: "When a friend's running ten minutes late, you've got ten minutes with nothing in them. Right away you reach for a message, a list, the news you've already read. With {pairing}, you feel that you owe somebody an account of your time. If you're kept waiting today, you could just look up. Somewhere in view, somebody's trying to park. Your friend may come along and want to stay for the end.",
  },
];
