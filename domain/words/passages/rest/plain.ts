import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the planet is simply in its sign. */
export const REST_PLAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['begin', 'play'],
    motif: 'borrow one good habit',
    ending: 'plain',
    asks: 'start small',
    reach: 'wide',
    text: "Borrow somebody's good habit today, just to see how it feels. There's the neighbor who walks before breakfast, the friend who's in bed by ten, the grandmother who always sat down to eat. {contact}, so you're sure enough of yourself to try being slightly different. Do it once. You don't need to announce it or keep it up. If it suits you, you can borrow it again tomorrow.",
  },
  {
    bodies: ['Sun'],
    themes: ['count', 'see'],
    motif: 'use your good hour',
    ending: 'plain',
    asks: 'treat yourself',
    reach: 'wide',
    letsOff: true,
    text: "What's your good hour, the one when you're most yourself? It might be early, over the first coffee, or late, when the building has gone quiet. You may well be spending it on the dishes. {contact}, so for once you come before the chores. Give your good hour to a walk, a stretch or a real breakfast. The dishes can have the sleepy one.",
  },
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'stand up straight',
    ending: 'quip',
    asks: 'nothing',
    reach: 'narrow',
    text: "Everyone has two ways of sitting. One's for company, with a straight back, and the other's for being alone, and looks a lot like a shrimp. You're an hour into the shrimp when somebody you like goes by outside. Both feet find the floor, and your head comes up. A little pride is only natural, given {pairing}. The street's empty again, and you're still sitting there like a portrait.",
  },
  {
    bodies: ['Sun'],
    themes: ['rest', 'belong'],
    motif: "tired you needn't charm",
    ending: 'quip',
    asks: 'rest',
    reach: 'wide',
    letsOff: true,
    text: "Being looked at is tiring, even when everybody's kind. With {pairing}, you're in view a good deal, and you can come home worn out from nothing but smiling. So find a place today where you don't need to make an impression: a bench with your back to the path, an old friend's kitchen, the bathtub. Let your face do what it wants for half an hour. It's off duty.",
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['finish', 'rest'],
    motif: 'kinder words for bed',
    ending: 'plain',
    asks: 'try it another way',
    reach: 'wide',
    text: "What's the last thing you read before you go to sleep? It may be the news, or a stranger's opinion in capitals, or the mail again. No wonder you lie there answering back. With {pairing}, words follow you to bed, so pick some that are good company. A cookbook will do, or a seed catalog, with forty kinds of beans named like racehorses. Hardly anybody's still awake for the ones that climb.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'eat first then judge',
    ending: 'quip',
    asks: 'nothing',
    mood: 'bright',
    text: `Your body sends you about four messages before noon, and most days you don't open one. "Sit." "Eat." "Out." "Bed." That's its whole vocabulary, and those little notes go to the bottom of the pile, under whatever was marked urgent. Today {contact}, and one gets through. You're reading a page about parking, and then you're on the back step, eating a peach. The next message says "Peach."`,
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'talk while doing something',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "The easiest walk to take is one with a conversation in it. {contact}, and talk likes to move around. Two people at a table look at each other and order more fries. Two people on a sidewalk look at somebody's tomatoes, and say what they wouldn't have said sitting down. By the time you look up, you've done two miles, and neither of you knows the street.",
  },

  // Venus

  // Mars
  {
    bodies: ['Mars'],
    themes: ['belong', 'rest'],
    motif: 'go at their slow pace',
    ending: 'plain',
    asks: 'keep them company',
    reach: 'narrow',
    text: "Of any two people out for a walk, one is always waiting at the corner. If that's you, your friend comes up still talking, and off you go again. {contact}, so your legs set the pace, and you could do a whole museum before lunch. Try your friend's speed for one block. It's hard at first. Then you start to hear the story you've been missing.",
  },
  {
    bodies: ['Mars'],
    themes: ['begin'],
    motif: "don't think just jump",
    ending: 'plain',
    asks: 'get it done',
    reach: 'wide',
    mood: 'bright',
    text: "The first brave thing anyone does all day is get out of bed. The blanket makes its case, and the longer you listen, the better it sounds. With {pairing}, you've got more nerve than patience, so move before the talking starts. Count to three and put both feet on the floor. You don't need to be cheerful about it yet. By the time you've found your socks, the hard part's over.",
  },
  {
    bodies: ['Mars'],
    themes: ['play', 'finish'],
    motif: 'give your temper a chore',
    ending: 'plain',
    asks: 'cool off first',
    reach: 'wide',
    mood: 'bright',
    text: "A bad mood can be a lot of fun if you give it something to clean. With {pairing}, you've got some temper left over from being polite, and nobody around deserves it. Give it to the bathtub. Put on something loud, scrub like you're winning an argument, and say the clever lines where only the tiles can hear. Soon you'll be sitting on the edge, wet to the elbows, feeling fine.",
  },
  {
    bodies: ['Mars'],
    themes: ['rest', 'finish'],
    motif: 'write the thoughts down',
    ending: 'plain',
    asks: 'write it down',
    reach: 'wide',
    letsOff: true,
    text: "You sit down, and you remember the laundry. You sit down again, and there's that message you never sent, so you're up before the cushion has had time to notice. Each job takes only a minute, and there's always another one. Keep some paper beside you today. Whatever {pairing} comes up with, write it down and stay put. It'll be just as undone in half an hour.",
  },

  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'count'],
    motif: 'add something good instead',
    ending: 'quip',
    asks: 'treat yourself',
    reach: 'wide',
    mood: 'bright',
    text: "Most advice about food takes something away from you. {contact}, and Jupiter would rather add: berries on the cereal, another color on the plate, a second helping of the beans. Try it for a day. Put one good thing into every meal, and don't cross anything out. You may find there's less room for whatever you'd meant to give up. And nobody ever felt deprived by a peach.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['begin', 'rest'],
    motif: 'comfort in a routine',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "You may have a small comfort that's become a habit, like a walk around the block after dinner. With {pairing}, a little thing done over and over does you more good than a grand one. The first few times it felt like an errand. By the tenth you weren't deciding anything. Now there's a dog at a window who expects you. When you're late, he's on the couch, looking.",
  },
  {
    bodies: ['Saturn'],
    themes: ['count', 'finish'],
    motif: 'know how much you can',
    ending: 'plain',
    asks: 'rest',
    reach: 'wide',
    letsOff: true,
    text: "{contact} and would like an honest figure for how much you can do in a day and still be pleasant at supper. Limits are nothing to be ashamed of. Plan for that much and no more. When you get to the end of it, stop, even if it's still light out. Whatever you've got left is yours to keep. Spend it in the tub, or on a good long story.",
  },
];
