import type { SectionPassage } from '../../passage.ts';

/** Health & Wellness, when the contact is a square or an opposition. */
export const REST_STRAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['tired in company'],
    text: "Maybe you'd hoped to be brighter for these people. But you're short on sleep, and {contact}, so you can hear yourself being dull as it happens. It's hard on your pride. They aren't comparing you with the person you meant to bring, though. They've never seen that one. Do the plain version, skip the sparkle, and go home. A lot of what you call your best is just sleep.",
  },
  {
    bodies: ['Sun'],
    themes: ['belong', 'see'],
    ending: 'plain',
    advice: true,
    props: ['three bags'],
    text: `"I'm fine, I've got it." You may say it with three bags, no free hand and a door that opens toward you. With {pairing}, pride's in great shape today and your arms aren't. You'd like to be the one who never needs a hand, and there goes the strap. Next time somebody offers, give them a bag. It can be the small one. You'll both feel stronger.`,
  },
  {
    bodies: ['Sun'],
    themes: ['see', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['old photograph'],
    text: "An old photograph can be poor company when you're worn out. There you are with all that hair, like someone who'd dance until the band went home. You look from that to the mirror and feel robbed. It isn't a fair contest: that person had slept till noon and hated this picture. With {pairing}, it's hard to be looked at, even by you. You looked fine then, too.",
  },

  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['rest', 'finish'],
    ending: 'plain',
    advice: true,
    props: ['meeting in your head', 'paper by the bed'],
    text: "You turn off the light and the meeting comes to order. Old business: what you said to the man at the counter. New business: everything. You'd like to leave, but {contact}, so your thoughts and your sleep have been booked into the same room. Keep some paper by the bed and give each item one word, just enough to find it again. Then adjourn. It can all wait for daylight.",
  },
  {
    bodies: ['Mercury'],
    themes: ['rest', 'count'],
    ending: 'plain',
    advice: true,
    props: ['break full of opinions'],
    text: 'With {pairing}, a break can be the most tiring part of the day. You sit down, read what nine people think, write an answer to the fourth, take it back, and get up more worn out than before. Your legs rested. Your head ran nine errands. Try the next one without any words in it, only a window or a bench. Not knowing what anybody thinks is a real rest.',
  },
  {
    bodies: ['Mercury'],
    themes: ['speak'],
    ending: 'quip',
    advice: true,
    props: ['airport', 'talkative neighbor'],
    text: `Suppose you've just closed your eyes at the airport, or in any room with chairs in rows, and the person next to you asks where you're from. They're friendly. You're beat. {contact}, and short answers only encourage them. You could smile and say it: "I'm going to nap until we board." It's one awkward second. You can be friends in Phoenix.`,
  },

  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'count'],
    ending: 'quip',
    advice: true,
    props: ['open refrigerator', 'cheese'],
    text: "You may end up at the open refrigerator like a person in a museum. It's hardly hunger. With {pairing}, you want something nice today and couldn't say what, and none of these shelves has it. Call somebody who'll be glad it's you, or put on the song you'd hate to be caught with. If you still want the cheese afterward, it was the cheese.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['friends or bed'],
    text: "Your favorite people may want your company at the very hour your body wants its bed. Going would be lovely, and so would not going. {contact}, so whichever you pick, part of you spends it missing the other. You can yawn in good company, or lie there in the dark wondering what's so funny. It's no fun to want two good things at once. It does mean you've got both.",
  },

  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'see'],
    ending: 'quip',
    advice: false,
    props: ['slow walkers', 'dog'],
    text: "{contact}, so your legs want to go and whatever's ahead of them doesn't. It may be three people strolling side by side on the only sidewalk there is. Now they've stopped to admire a dog. You're in no particular hurry, which makes it remarkable how much you'd like to walk straight through them. You stand there and breathe out through your nose. It doesn't help. It is a nice dog.",
  },
  {
    bodies: ['Mars'],
    themes: ['finish', 'rest'],
    ending: 'plain',
    advice: true,
    props: ['one more thing'],
    text: `"Just one more thing." You may be saying it on your feet, with your jacket half off and lunch a distant memory. Today {contact}, and your will goes on giving orders to a body that's asked twice for a chair. Sit down before the one more thing, not after it. Five minutes will do. It may make you surprisingly mad to stop. That's how you can tell it was time.`,
  },
  {
    bodies: ['Mars'],
    themes: ['rest'],
    ending: 'plain',
    advice: true,
    props: ['pillow', 'chair in the dark'],
    text: "Trying harder is no way to fall asleep. You turn the pillow over. You turn it back. You tell yourself, through your teeth, to relax. Get up instead, sit in another chair in the dark, and let sleep think you've lost interest. With {pairing}, you'd like to grab it by the collar and drag it in, and it won't come. It may be a long half hour in the chair.",
  },
  {
    bodies: ['Mars'],
    themes: ['speak', 'count'],
    ending: 'plain',
    advice: true,
    props: ['sandwich', 'tape'],
    text: "Somebody asks you where the tape is, say, and you answer as though they'd accused you of eating it. It was a harmless question, and it got what you'd been saving for someone else. {contact}, and your temper gets shorter with every hour since you ate. Have the sandwich first. Then say you're sorry. In that order you'll mean it, and they'll be able to tell.",
  },

  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['begin', 'count'],
    ending: 'plain',
    advice: true,
    props: ['big plan', 'ten minutes earlier'],
    text: "Maybe you've announced that from now on it's up at six, a walk before breakfast, and lights out by ten. It's a beautiful plan. But {contact}, and a promise that size comes due on a person who'd like to stay under the blanket. Shrink it until it's nearly embarrassing. Ten minutes earlier, on weekdays. It'll hurt your pride, and you may still be doing it in a month.",
  },

  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest', 'count'],
    ending: 'plain',
    advice: true,
    props: ['hour with a list'],
    text: "Duty and rest want the same hour, with {pairing}, and duty got there early with a list. You sit down and start counting what isn't done. The usual result is that you rest badly and get nothing done. Choose one. If it's rest, decide when it ends and let it be rest until then. Twenty minutes you meant are worth two hours you felt bad about.",
  },
  {
    bodies: ['Saturn'],
    themes: ['count', 'finish'],
    ending: 'plain',
    advice: true,
    props: ['extra stairs'],
    text: "Somebody seems to have added a few stairs to the stairs. Your bag's heavier than what's in it, and everything was due a while ago. You can hurry, and get there late and out of breath as well. Or you can leave one thing for another day, tell whoever's waiting, and do the others at your own speed. You're slow today and the clock isn't: {contact}. It's nobody's fault.",
  },
  {
    bodies: ['Saturn'],
    themes: ['rest'],
    ending: 'quip',
    advice: false,
    props: ['waiting room', 'plastic plant'],
    text: "With {pairing}, a good part of the day can feel like a waiting room, where the chairs are bolted together so nobody gets comfortable ahead of the others. It's long and upright and not up to you. Whoever's at the desk has seen your face and isn't moved. There's nothing you can do, and it's tiring to keep doing it. The plant in the corner seems all right. It's plastic.",
  },

  // Uranus
  {
    bodies: ['Uranus'],
    themes: ['rest', 'play'],
    ending: 'plain',
    advice: true,
    props: ['other chair', 'slow walk'],
    text: "You sit down to rest and you're up again. You try the other chair. Neither one's to blame. Half of you is worn out and the other half would like to leave by the window. Try resting on the move: walk slowly to nowhere, with your hands in your pockets. Neither half will love it. But today {contact}, and it's the only deal they're likely to agree on.",
  },
  {
    bodies: ['Uranus'],
    themes: ['rest', 'begin'],
    ending: 'plain',
    advice: true,
    props: ['disturbed routine'],
    text: "It doesn't take much to knock a day off its rails. A neighbor gets out his drill, or somebody who sleeps fine has changed the schedule. It's apt to land on the one hour you were counting on, with {pairing}, and you're entitled to be mad. Take your rest in pieces, wherever there's a gap. Ten minutes in a stairwell isn't a vacation, but it's ten minutes.",
  },
  {
    bodies: ['Uranus'],
    themes: ['begin', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['light switch', 'first week'],
    text: "{contact}, and even a small change can wear you out. A first week anywhere will do it, or just a new schedule. Your hand goes for the light switch and finds a wall. You walk into the supply closet with great confidence. You aren't weak. You're thinking hard about things you used to do without thinking. Nobody should be surprised if you're asleep by nine.",
  },

  // Neptune
  {
    bodies: ['Neptune'],
    themes: ['see', 'rest'],
    ending: 'quip',
    advice: true,
    props: ['same coat'],
    text: "Are you tired, or hungry, or bored, or a little sad? With {pairing}, they've all got on the same gray coat, and you can't tell who's at the door. You've lain down, and it wasn't that. You've gone over your whole life, and it wasn't that either. Start with the cheapest guess. Eat something, then get some air. If it's still there afterward, at least it's had lunch.",
  },
  {
    bodies: ['Neptune'],
    themes: ['finish', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['staying up late'],
    text: "It gets late, you're doing nothing, and still you won't go to bed. You aren't reading, exactly, or watching. You're letting things float by in the hope that one of them turns out to be the evening you wanted. {contact}, and it's easy to drift right past your own tiredness looking for it. It isn't coming. You can call it a day, even if it wasn't much of one.",
  },
  {
    bodies: ['Neptune'],
    themes: ['rest', 'count'],
    ending: 'plain',
    advice: false,
    props: ['forgotten word'],
    text: "You may have slept and still feel as if you'd worked a night shift someplace. You go into a room and can't think why. The word for the thing you drain noodles in is gone. The day wants you sharp, and you're seeing it through a shower curtain: {contact}. It clears a little if you quit squinting, enough for the simple things. The others can wait until you've slept.",
  },

  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['rest', 'belong'],
    ending: 'plain',
    advice: true,
    props: ['guard at the door'],
    text: "You lie down, and part of you stays up by the door with its arms folded. It isn't expecting anyone. It just doesn't believe that things can run without being watched, and with {pairing}, it won't take orders, least of all to relax. Name one thing you'd trust to be all right without you for an hour. The mail, say. If that works out, there can be a second.",
  },
  {
    bodies: ['Pluto'],
    themes: ['finish', 'rest'],
    ending: 'plain',
    advice: false,
    props: ['puzzle'],
    text: "You were going to quit an hour ago. It may be a puzzle, a game or one spot on the rug, and it stopped being fun a while back. {contact}, and by now it won't let go of you. You don't even want to win anymore. You just don't want to have lost. Walking away may feel awful for about four minutes. After that you'll notice that you're hungry.",
  },
];
