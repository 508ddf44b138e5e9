import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the contact is a square or an opposition. */
export const REST_STRAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'rest'],
    motif: "tired you needn't charm",
    ending: 'plain',
    asks: 'go easy on yourself',
    quote: 'On a day when',
    letsOff: true,
    text: "On a day when you're tired, being pleasant is plenty, even at a party. With {pairing}, it takes more out of you to shine, so leave the shining to somebody else. Wear the comfortable shoes, listen more than you talk, and laugh at whatever's funny. You may well be told how nice it was to talk with you, when all you did was nod and pass the olives.",
  },
  {
    bodies: ['Sun'],
    themes: ['belong', 'see'],
    motif: 'carry it together',
    ending: 'quip',
    asks: 'let them help',
    text: `There's the weight you can lift, and the weight you lift when somebody's watching. With {pairing}, pride says one thing and your back says another, and only one of them will be sore afterward. So before you pick up the big box, the suitcase or the armchair, say, "Grab the other end?" Then go up on three. Nobody will remember who asked, and you can still tie your shoes.`,
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'rest'],
    motif: 'make peace with the mirror',
    ending: 'plain',
    asks: 'rest',
    reach: 'wide',
    letsOff: true,
    text: "The bathroom mirror can be unkind at the end of a long day. With {pairing}, how you look and how you'd like to be seen don't agree, and the mirror takes sides. Don't argue with it. Lay a warm washcloth over your eyes, put on something soft, and turn in while it's still early. It's a perfectly good face, and all it wants is to be put to bed.",
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'count'],
    motif: 'break without phone or words',
    ending: 'plain',
    asks: 'rest',
    letsOff: true,
    text: 'With {pairing}, a break can be the most tiring part of the day. You sit with your phone, read what nine people think, write an answer to the fourth, take it back, and get up more worn out than before. Your legs rested. Your head ran nine errands. Try the next break without any words in it, only a window or a bench. Not knowing what anybody thinks is a real rest.',
  },
  {
    bodies: ['Mercury'],
    themes: ['speak'],
    motif: 'protect your quiet time',
    ending: 'plain',
    asks: 'ask for time alone',
    reach: 'wide',
    letsOff: true,
    text: '{contact}, so words come at you from all sides, and everybody has a quick question, which is the kind that takes longest. You can still take twenty minutes off duty, if you say so before you sit down. Try "I\'m all yours at half past." Then close your eyes, or watch the trees, or finish your chapter. By half past, two of the questions may have answered themselves.',
  },
  {
    bodies: ['Mercury'],
    themes: ['rest', 'finish'],
    motif: 'the meeting after lights out',
    ending: 'quip',
    asks: 'nothing',
    reach: 'wide',
    text: "You turn off the light to get some rest, and the meeting comes to order. Old business: what you said to the man at the counter. New business: everything. {contact}, and your thoughts and your sleep have been booked into the same room. There's a motion to check the back door, and you go down in socks. It's locked. In the kitchen there's a motion for toast. It passes.",
  },

  // Venus
  {
    bodies: ['Venus'],
    themes: ['belong', 'rest'],
    motif: 'plan canceled free hour',
    ending: 'plain',
    asks: 'nothing',
    mood: 'bright',
    text: "You made the plan a week ago, when you were somebody who goes out. Now you're on the bed with one shoe on, hoping your friends cancel. {contact}, so you're as fond of them as ever, and you can't face the other shoe. Then one of them calls, clearly lying down, and suggests doing nothing at your place. They turn up in soft pants, and they're the first asleep.",
  },
  {
    bodies: ['Venus'],
    themes: ['play', 'count'],
    motif: "maybe it's company you want",
    ending: 'quip',
    asks: 'get in touch',
    reach: 'wide',
    mood: 'sore',
    text: "In front of an open refrigerator, everyone's a visitor to a museum, looking gravely at the cheese. It isn't hunger, really. With {pairing}, you want something nice today and couldn't say what, and none of these shelves has it. Call somebody who'll be glad it's you, or go once around the block. If you still want the cheese afterward, it was the cheese.",
  },

  // Mars
  {
    bodies: ['Mars'],
    themes: ['finish', 'rest'],
    motif: 'job that grows stop',
    ending: 'quip',
    asks: 'rest',
    letsOff: true,
    text: "Some people, when they're worn out, lie down. Others start on the oven. With {pairing}, tiredness turns into a fight, and there you may be with your head in the dark and a scraper in your hand, determined to win. Stop at half clean. It'll feel like losing for as long as it takes you to reach a chair. The rest is only crumbs, and they can't get out.",
  },
  {
    bodies: ['Mars'],
    themes: ['rest', 'see'],
    motif: 'let tense shoulders down',
    ending: 'quip',
    asks: 'cool off first',
    reach: 'wide',
    text: "Check your jaw before you check anything else. {contact}, so you may be braced for a fight that nobody's offered you, with your teeth together and your shoulders up near your ears. The body gets angry first and looks for a reason later. Let your mouth hang open, drop your shoulders, and breathe out slowly, longer than you breathed in. Five of those, and some people get much less annoying.",
  },
  {
    bodies: ['Mars'],
    themes: ['speak', 'count'],
    motif: 'a short sorry is enough',
    ending: 'plain',
    asks: 'cool off first',
    mood: 'sore',
    text: "Hunger is easily mistaken for an opinion. Somebody asks where the tape is, and you answer as though they'd accused you of eating it. The question was harmless. What's missing may only be lunch. {contact}, and your temper gets shorter with every hour since you ate. Have a sandwich first. Then say you're sorry. In that order you'll mean it, and they'll be able to tell.",
  },
  {
    bodies: ['Mars'],
    themes: ['rest'],
    motif: 'awake at night',
    ending: 'plain',
    asks: 'rest',
    mood: 'sore',
    text: "Nobody ever fell asleep by trying hard. You turn the pillow over. You turn it back. You tell yourself, through your teeth, to relax. With {pairing}, you'd like to grab sleep by the collar and drag it in, and it won't come. Get up, sit in another chair in the dark, and let sleep think you've lost interest. Sooner or later it'll come over to see what you're doing.",
  },

  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['begin', 'count'],
    motif: 'plan shrinks to a walk',
    ending: 'quip',
    asks: 'nothing',
    text: "In every plan for a healthier life, you get up at six. There's a walk before breakfast in it, too, and lights out by ten. It's a beautiful plan. But {contact}, so it's a few sizes too big for the person under the blanket. After a week, what's left of it is the walk, as far as the bakery. A year from now you're still doing that part.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest'],
    motif: 'waiting for an answer',
    ending: 'quip',
    asks: 'leave it alone',
    mood: 'sore',
    text: "Waiting to hear back is the most tiring thing anyone does in a chair. You look at the phone, and then you check that the sound is on. {contact}, so silence seems stern and starts to sound like a no. So far it's only silence. Leave the phone in another room for an hour, and do something you can finish, like a drawer. Whatever the answer is, you'll have one good drawer.",
  },
  {
    bodies: ['Saturn'],
    themes: ['rest', 'count'],
    motif: 'rest though chores wait',
    ending: 'plain',
    asks: 'nothing',
    reach: 'wide',
    text: "You lie down for ten minutes, and the room starts making remarks. There's a cobweb up there that nobody could see standing up. The curtains hang crooked. With {pairing}, it's hard to rest before you've earned it, and from flat on your back you get a view of all that's still to do. Then the cobweb's owner comes out to mend a corner, and you're asleep before she's done.",
  },

  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['rest', 'play'],
    motif: 'easy handwork is restful',
    ending: 'quip',
    asks: 'nothing',
    mood: 'bright',
    text: "There's a kind of tired that can't sit still. You lie down, get up, look in the refrigerator, and lie down the other way around. It's a jumpy day, with {pairing}, and the longer you lie there, the less you rest. You end up with your hands in good hot water, washing clean cups. By the fourth cup you're yawning so hard that you can't see the fifth.",
  },
  {
    bodies: ['Uranus'],
    themes: ['begin', 'rest'],
    motif: 'old favorite for comfort',
    ending: 'quip',
    asks: 'rest',
    letsOff: true,
    text: "Nothing tires a person like a light switch on the wrong side. With {pairing}, even small things may have moved: the rice at the store, the button on the screen, the place where the bus stops. You usually get through all that half asleep, and today it takes your full attention. So leave one chore for tomorrow, and go sit in your own chair early. Nobody's moved that.",
  },
  {
    bodies: ['Uranus'],
    themes: ['rest', 'begin'],
    motif: 'protect your quiet time',
    ending: 'plain',
    asks: 'ask for time alone',
    reach: 'wide',
    letsOff: true,
    text: `{contact}, so the hour you'd saved for yourself may be wanted for something else. You can say yes, as long as you pick another hour first and say it out loud: "I'm off from four to five." An hour that's been announced is much harder to lose. Spend it on a nap, or a bath, or the porch with your shoes off. Rest tastes even better when you've stood up for it.`,
  },

  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['see', 'rest'],
    motif: 'eat first then judge',
    ending: 'plain',
    asks: 'cool off first',
    reach: 'wide',
    mood: 'sore',
    text: "Are you tired, or hungry, or bored, or a little sad? With {pairing}, they all feel alike, the way everyone looks alike in a gray raincoat. You've lain down, and it wasn't that. You've gone over your whole life, and it wasn't that either. Start with the cheapest guess. Eat something, then get some air. Whatever it turns out to be, it's easier to face after lunch.",
  },
  {
    bodies: ['Neptune'],
    themes: ['rest', 'count'],
    motif: 'too tired to read on',
    ending: 'plain',
    asks: 'rest',
    reach: 'wide',
    letsOff: true,
    text: "You've read the same line three times, and it still hasn't gone in. {contact}, so your head is full of fog, and another coffee will only make it a nervous fog. Try the dull things, which work. Drink a glass of water, then go outside and look at something far away for a minute. Read the line again. If it's still no use, the line can wait, and you can lie down.",
  },
  {
    bodies: ['Neptune'],
    themes: ['finish', 'rest'],
    motif: 'go to bed early',
    ending: 'plain',
    asks: 'rest',
    reach: 'wide',
    letsOff: true,
    text: "Going to bed early can be the nicest thing you do all day. {contact}, so you might float along in front of a screen and miss how sleepy you are. Put out clean pajamas after supper, open the window a little, and take something good to read to bed with you. You can stop after a page. Nothing you'd have watched is as pleasant as falling asleep on purpose.",
  },

  // Pluto
];
