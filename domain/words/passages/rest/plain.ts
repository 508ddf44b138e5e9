import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the planet is simply in its sign. */
export const REST_PLAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['begin', 'play'],
    motif: 'a small start',
    ending: 'plain',
    asks: 'start small',
    props: ['borrowed habit'],
    text: "Borrow somebody's good habit today, just to see how it feels. There's the neighbor who walks before breakfast, the friend who's in bed by ten, the grandmother who always sat down to eat. {contact}, so you're sure enough of yourself to try being slightly different. Do it once. You don't need to announce it or keep it up. If it suits you, you can borrow it again tomorrow.",
  },
  {
    bodies: ['Sun'],
    themes: ['see'],
    motif: 'being looked at',
    ending: 'plain',
    asks: 'look again',
    props: ['mirror'],
    mood: 'bright',
    text: "The next time you pass a mirror, say hello before you look for what's wrong. With {pairing}, there's a bit of shine on you, and it's worth a second glance. That's the face your friends look for in a crowd, and the one that babies smile at on the bus. It's fine if it's a little tired. Stand up straight, tip an imaginary hat, and see if it smiles.",
  },
  {
    bodies: ['Sun'],
    themes: ['count', 'see'],
    motif: 'breaking routine',
    ending: 'plain',
    asks: 'treat yourself',
    props: ['good hour'],
    text: "What's your good hour, the one when you're most yourself? It might be early, over the first coffee, or late, when the building has gone quiet. You may well be spending it on other people's forms. You can't add an hour to the day, but you can trade two of them. {contact}, so put something of yours in the good one. Give the forms the hour when you're half asleep.",
  },
  {
    bodies: ['Sun'],
    themes: ['rest', 'belong'],
    motif: 'wanting to be alone',
    ending: 'quip',
    asks: 'rest',
    props: ['back to the path'],
    text: "Being looked at is tiring, even when everybody's kind. With {pairing}, you're in view a good deal, and you can come home worn out from nothing but smiling. So find a place today where you don't need to make an impression: a bench with your back to the path, an old friend's kitchen, the bathtub. Let your face do what it wants for half an hour. It's off duty.",
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'belong'],
    motif: 'the thing unsaid',
    ending: 'plain',
    asks: 'keep them company',
    props: ['walk', 'roofer'],
    text: 'Do you have something to talk over with someone? Do it on foot. Two people at a table have to look at each other. Two people on a sidewalk can look at a man on a roof. {contact}, and talk wants to move around. What would take all evening over dinner gets said in four blocks, with some air thrown in.',
  },
  {
    bodies: ['Mercury'],
    themes: ['finish', 'rest'],
    motif: 'sleep',
    ending: 'plain',
    asks: 'rest',
    props: ['last thing you read'],
    text: "What's the last thing you read before you go to sleep? It may be a stranger's opinion, mostly in capitals, about a bridge. No wonder you dream of traffic. With {pairing}, words follow you to bed, and you might be pickier about which ones. A seed catalog is good, or a cookbook, or a story you've loved since school. One page of it will do.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    motif: 'listening',
    ending: 'plain',
    asks: 'rest',
    props: ['short messages from the body'],
    text: `Your body sends you about four messages before noon, and most days you don't open one. "Sit." "Eat." "Out." "Bed." That's its whole vocabulary, and all day those little notes go to the bottom of the pile, under whatever was marked urgent. Today {contact}, and the short messages are the ones to answer. Pick the next one and do what it says. It'll only be sent again.`,
  },

  // Venus

  // Mars
  {
    bodies: ['Mars'],
    themes: ['belong', 'rest'],
    motif: 'two people, two speeds',
    ending: 'plain',
    asks: 'keep them company',
    props: ['walking pace'],
    text: "Of any two people out for a walk, one is always waiting at the corner. If that's you, they come up still talking, and off you go again. {contact}, so your legs set the pace, and you can do an entire museum in eleven minutes. Try their speed for one block. It's tiring at first, like holding a door. Then you start to hear what they've been telling you.",
  },
  {
    bodies: ['Mars'],
    themes: ['begin'],
    motif: 'a burst of nerve',
    ending: 'plain',
    asks: 'get it done',
    props: ['getting out of bed', 'socks'],
    mood: 'bright',
    text: "The day begins with one brave deed that's asked of nearly everybody: getting up. The blanket makes its case, and the longer you listen, the better it sounds. With {pairing}, your courage is best in the first three seconds, before any talk. It's the same with a cold pool or a phone call. Count to three and go. Cheerful can come later. By the time you've found your socks, you've won.",
  },
  {
    bodies: ['Mars'],
    themes: ['play', 'finish'],
    motif: 'a short fuse',
    ending: 'plain',
    asks: 'cool off first',
    props: ['the bathtub'],
    mood: 'bright',
    text: "A bad mood can be a lot of fun if you give it something to clean. With {pairing}, you've got some temper left over from being polite, and nobody around deserves it. Give it to the bathtub. Put on something loud, scrub like you're winning an argument, and say the clever lines where only the tiles can hear. Soon you'll be sitting on the edge, wet to the elbows, feeling fine.",
  },
  {
    bodies: ['Mars'],
    themes: ['rest', 'finish'],
    motif: 'doing less',
    ending: 'plain',
    asks: 'write it down',
    props: ['getting up again'],
    text: "You sit down, and you remember the laundry. You sit down again, and it's a message you never sent. {contact}, and you're up before the cushion has had time to notice. Nothing takes long, which is how it gets you every time. Keep some paper beside you today. When something comes up, write it down and stay put. It'll be just as undone in half an hour.",
  },

  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['play', 'rest'],
    motif: 'the treat',
    ending: 'plain',
    asks: 'treat yourself',
    props: ['jam'],
    mood: 'bright',
    text: "Any meal can be a party, even toast. {contact}, and Jupiter believes in the second piece: jam to the edges, the pot filled to the top, the good plate. You can be sensible at the next one. For half an hour there's more than enough, and nobody's waiting for the chair. If someone comes in, pull one out for them and pass the butter. Everything else can wait that long.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['begin', 'rest'],
    motif: 'practice',
    ending: 'plain',
    asks: 'start small',
    props: ['same hour every day'],
    text: "Start one small comfort today and give it a regular hour: a walk around the block after dinner, or the light out at the end of the chapter. For a week you'll do it only because you said you would. It's a good time for that, with {pairing}. Saturn likes a thing better the tenth time. After that there's nothing to decide. Nobody argues with themselves over brushing their teeth.",
  },
  {
    bodies: ['Saturn'],
    themes: ['count', 'finish'],
    motif: 'enough',
    ending: 'plain',
    asks: 'rest',
    props: ['a plan for the day'],
    text: "About how much can you do in a day and still be pleasant at supper? {contact}, so you can answer that honestly. Plan for that much today, and not one thing more. When you get to the end of it, stop, even if it's still light out. Whatever you've got left is yours to keep. Spend it in the tub, or on the steps, or on a good long story.",
  },
];
