import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the contact is a trine or a sextile. */
export const REST_EASE: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['rest', 'see'],
    ending: 'plain',
    advice: true,
    props: ['looking for your glasses'],
    text: "Sit down today right in the middle of things, where anybody could see you. Don't hold a book or pretend to look for your glasses. You may have a private rule that you're only allowed to rest if you look tired enough. With {pairing}, you can let that one go. You look just fine with nothing to show for the day. Two minutes of it is plenty.",
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'count'],
    ending: 'quip',
    advice: true,
    props: ['guest of honor'],
    text: "Have one meal today as if you were company. Get out a real plate, sit down, and turn on the good lamp. You may usually eat on your feet, like somebody waiting for a bus. But {contact}, and it doesn't feel silly to be the guest of honor, even at a table for one. If anybody wants to know what the occasion is, you live there.",
  },
  {
    bodies: ['Sun'],
    themes: ['speak', 'count'],
    ending: 'plain',
    advice: true,
    props: ["good night's sleep"],
    text: `Bad nights get bragged about: the four hours, the alarm at five. A good one gets kept quiet, like a raise. It helps that today {contact}, so being in fine shape is nothing to hide. If you slept well, or just feel like yourself, say so when you're asked. "Pretty good, actually" is a perfectly decent answer. It takes nothing away from anybody who slept badly.`,
  },
  {
    bodies: ['Sun'],
    themes: ['play', 'see'],
    ending: 'plain',
    advice: true,
    props: ['walking tall'],
    text: "{contact}, and you may catch yourself moving well. Shoulders down, hands doing nothing, no hurry at all, like the person in the movie who's just been proven right. Nobody told you to stand up straight. It's what a body does when it likes who it's with. Enjoy it while you're out. You could even take the long way home and let it last.",
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['nodding'],
    text: `Tell people when you're tired today. "I'm about done, and I want to hear the rest on Thursday" takes one breath and hurts no one. The other way is to go on nodding until your eyes give you away, and by then they've told the best part to a wall. With {pairing}, you can be honest and charming in one sentence. They'd like you awake for the ending.`,
  },
  {
    bodies: ['Mercury'],
    themes: ['rest'],
    ending: 'quip',
    advice: false,
    props: ['kids in the next room'],
    text: "{contact}: for once your thoughts and the rest of you keep the same hours. You lie down, and nobody in there brings up the form you haven't filled out or something you said at a wedding. A thought comes by, makes one sensible remark, and goes. It's tempting to check why it's so quiet, as you would with kids in the next room. You'd have heard a crash.",
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['waiting room', 'magazine about boats'],
    text: "Suppose you get half an hour in a plastic chair today, with no way to hurry it. There are retreats that charge for that. {contact}, which means your mind's good at keeping itself company. Read the old magazine about boats. Guess what everyone here does for a living. Wonder who picked the carpet. By the time they call your name you may want a minute to finish the boats.",
  },

  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'count'],
    ending: 'plain',
    advice: true,
    props: ['peach'],
    text: "Eat one thing today at the speed you'd eat it on vacation. It doesn't have to be healthy or fancy. A peach will do, or toast, provided you're sitting down and not also reading, driving or settling an argument. Taste is easily pleased with {pairing}, and asks only that you show up for it. The third bite's as good as the first.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['haircut'],
    text: `Think of getting a haircut. For ten minutes somebody else is in charge of your head, and you find out how heavy it was. You don't have to earn it, or be charming. Today {contact}, and being taken care of can be that easy anywhere, even if it's only "Sit, I'll get it." Let them get it. The one job you've got left is not to help.`,
  },

  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin'],
    ending: 'plain',
    advice: true,
    props: ['shoes'],
    text: "Put your shoes on before you've decided whether to go out. Your legs are more willing than you are today: {contact}, and all they want from you is the laces. Once those are tied, the argument's over. Around the block counts. So does the mailbox. You may come back with some color in your face and warm hands, and that's all it was for.",
  },
  {
    bodies: ['Mars'],
    themes: ['finish', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['moved furniture'],
    text: "By the end of the day you could be tired in the good way, in the arms and legs, from carrying something or moving the furniture just to see. It's nothing like the other kind, when you've sat for nine hours while your head ran up and down the stairs. With {pairing}, effort comes easy and pays you back in sleep. It's all used up. You can lie down.",
  },
  {
    bodies: ['Mars'],
    themes: ['count', 'play'],
    ending: 'plain',
    advice: false,
    props: ['second helping'],
    text: "{contact}, and it's a pleasure to be hungry. This is the honest kind, from having been up and doing something, when plain rice has a smell and you're first to the table. You don't pick at it or discuss it. You go straight in, and around the second helping you remember that there are other people in the room. Whoever cooked it is probably watching, and pleased.",
  },
  {
    bodies: ['Mars'],
    themes: ['play'],
    ending: 'quip',
    advice: true,
    props: ['bus'],
    text: "Suppose the bus is at the stop and you're half a block away. Ordinarily you'd let it go and say you like waiting. But there's a spurt in you left over from being nine, and today {contact}, so it still works. Run, if your legs like the idea. The bag bangs, the driver sees you coming, and you're on. All you've saved is ten minutes. You'll be smug for twenty.",
  },
  {
    bodies: ['Mars'],
    themes: ['belong', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['first to bed'],
    text: "Be the first to say you're going to bed. It takes a little nerve, with everyone sitting around being good sports and holding in their yawns. Nerve's no trouble today. You just stand up, say good night, and go: that's {pairing} at its most useful. Ten minutes later the rest of them will have gone too, and you'll be lying down with the light out.",
  },

  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['rest', 'play'],
    ending: 'quip',
    advice: true,
    props: ['nap', 'duke'],
    text: "You can take a nap like a watchdog, at the edge of the bed with one ear open. Or you can take it like a duke: shoes off, curtains drawn, covers up to the chin. Should you get the chance today, do it in style. With {pairing}, there's no sense in resting small. It's the same twenty minutes, but the duke gets up owning land.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['see', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['long view'],
    text: "With {pairing}, you've got an appetite for room. Go where you can see a long way: a hill, a top floor, the far side of a big parking lot. Your eyes spend their days two feet from something, and the rest of you hunches in to keep them company. Give them a mile today and your shoulders come down on their own. Nothing out there needs an answer.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest', 'finish'],
    ending: 'plain',
    advice: false,
    props: ['bedtime routine'],
    text: "{contact}, and your routine feels less like a rule than like a railing. You do the door, the lights and the teeth, in the order you always do them, and by the third you're half asleep. Nobody's written a song about it. But a body likes to know what comes next, the way a dog does, and today yours lies down without any coaxing. Nothing else is expected of you.",
  },
  {
    bodies: ['Saturn'],
    themes: ['begin', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['chess in the park'],
    text: "Look how long an old man playing chess in the park can spend on one pawn. Nobody drums his fingers. A dog lies down. When the move comes it's a small one, and both players nod as if something had been built. With {pairing}, you can be that slow today and owe nobody an explanation. Make only the next move. The other pieces aren't going anywhere.",
  },
  {
    bodies: ['Saturn'],
    themes: ['count', 'see'],
    ending: 'plain',
    advice: true,
    props: ['sweater at the movies'],
    text: "No coffee after four. Always bring a sweater to the movies. Never sit in the middle when there's an aisle. You may have learned your own rules slowly, one mistake at a time, and they don't make you sound like much fun. But {contact}, and today it's easy to be someone who knows what they need. You don't have to defend it. Just bring the sweater.",
  },
  {
    bodies: ['Saturn'],
    themes: ['count', 'rest'],
    ending: 'quip',
    advice: true,
    props: ['feet'],
    text: "Your feet started before you could talk and haven't had a year off since. They've stood in every line, gotten you out of beds you'd rather have stayed in, and asked for nothing but shoes. With {pairing}, it's the plain, dependable parts of you that have earned a good word. Nobody compliments those. Put your feet up on something today for as long as the coffee lasts. They've got seniority.",
  },

  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['play', 'begin'],
    ending: 'plain',
    advice: true,
    props: ['pillow at the foot of the bed'],
    text: "Try sleeping the wrong way around, with your head where your feet go. It's the same bed, but the window's moved, the ceiling has a crack you've never met, and by the time you've looked it all over you're gone. {contact}, so a stale habit can be shaken up today for the price of moving a pillow. If you don't like it, the pillow goes back where it was.",
  },
  {
    bodies: ['Uranus'],
    themes: ['see', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['awake at four'],
    text: "With {pairing}, an odd hour can feel less like lost sleep than like found time. You might be wide awake at four, say, with nobody wanting anything from you. The street's yours. You can eat cereal, look up the capital of Mongolia, and see who else has a light on. It doesn't have to be a problem. Bed will take you back when you're ready.",
  },
  {
    bodies: ['Uranus'],
    themes: ['play', 'see'],
    ending: 'plain',
    advice: true,
    props: ['pancakes'],
    text: "Who decided that eggs are a breakfast thing? Maybe you've had the same three meals in the same order since before you could spell. Today {contact}, and it dawns on you that nobody's checking. Have pancakes for dinner, if that sounds good, or cold noodles first thing, standing at the window. It won't change your life. It's just nice to want something and find out that you can have it.",
  },

  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['rest'],
    ending: 'plain',
    advice: false,
    props: ['staring at a tree'],
    text: `"What are you thinking about?" The true answer's nothing. You've been looking at a tree, or at the wall next to the tree, and you couldn't say for how long. Other days that might bother you. But with {pairing}, going blank for a while is as good as a nap, and you can do it standing up. You're allowed to say "nothing" and go on thinking about it.`,
  },
  {
    bodies: ['Neptune'],
    themes: ['belong', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['voices in the next room'],
    text: "With {pairing}, you can drop off the way kids do, right in the middle of other people's talk. You don't have to follow it. The voices go up and down, somebody laughs, somebody runs the water, and whatever needs doing, they're doing it. If you're alone, a radio on low will do. Nobody needs you awake. It may be a while since you believed that.",
  },
  {
    bodies: ['Neptune'],
    themes: ['see', 'play'],
    ending: 'plain',
    advice: true,
    props: ['dream', 'third-grade teacher'],
    text: "Lie still for a minute after you wake up, if you can. You may have been somewhere very odd, with a boat and your third-grade teacher, and it goes fast once your feet are on the floor. It doesn't have to mean anything. {contact}, and even a silly dream can leave you with a kind feeling that lasts till lunch. She looked well. She'd kept your drawing.",
  },
  {
    bodies: ['Neptune'],
    themes: ['play', 'rest'],
    ending: 'quip',
    advice: false,
    props: ['walk without the bread'],
    text: "Maybe you go out for bread and you're gone an hour. There's a smell of cut grass, then some music, then a cat with business of its own, and you go along with each of them a little way. Nobody could draw a map of that walk, but today {contact}, and it's the one to take. You're likely to come home rested. You may not have the bread.",
  },

  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['finish', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['fists'],
    text: "Look at what your hands are doing. They may be in fists, down in your pockets, and have been since about Tuesday. A body can go on guarding something long after you've quit talking about it. With {pairing}, what's been held down can be put down, and there doesn't have to be a scene. You don't even have to say what it was. Open your hands. The shoulders usually follow.",
  },
  {
    bodies: ['Pluto'],
    themes: ['speak', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['being very tired'],
    text: "{contact}, so something you've kept from yourself can come up without knocking anything over. Maybe it's only this: you're more tired than you've let on. It's been handled with jokes and coffee and a certain brightness on the phone. Now you can say it out loud, at least to the ceiling. Then lie down for half an hour to mark the occasion. Hiding it was half the work.",
  },
];
