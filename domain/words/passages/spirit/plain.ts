import type { SectionPassage } from '../../passage.ts';

/** Spiritual Guidance, when the planet is simply in its sign. */
export const SPIRIT_PLAIN: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'begin'],
    ending: 'plain',
    advice: true,
    props: ["someone's good opinion"],
    text: "With {pairing}, you may notice whose good opinion you're still after. It could be a coach, or a grandmother, or some neighbor who never raised her voice. You might be embarrassed to have them know. Do one thing today the way they'd do it: slowly, say, or without mentioning it. You won't turn into them. You'll know a little more about what it took.",
  },
  {
    bodies: ['Sun'],
    themes: ['begin', 'play'],
    ending: 'plain',
    advice: true,
    props: ['good morning out the window'],
    text: "Before you look at a screen, put your head out a window and say good morning to whatever's there. It could be a wall, or a large gray sky, or a cat. People have greeted the day ever since there were people, and with {pairing}, it's nice to show up in person. You'll feel silly the first time. By the fifth you may look forward to it.",
  },
  {
    bodies: ['Sun'],
    themes: ['count', 'belong'],
    ending: 'plain',
    advice: true,
    props: ['being thanked'],
    text: `"Oh, it was nothing." But it wasn't nothing. It took all afternoon and you missed the game. Somebody who thanks you is holding something out, and it's awkward for them if your hands stay in your pockets. Today {contact}, and you're allowed to be seen having done some good. You can hold still for it, as you would for a photograph. "I'm glad I could help" covers it.`,
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['speak', 'see'],
    ending: 'plain',
    advice: false,
    props: ['goodbye'],
    text: `{contact}: it's a good time for turning words over to see what's stamped on the bottom. Take "goodbye," which you've said all your life. It was once "God be with you," and it got worn down by people on their way out the door. You don't have to start meaning it. But today you may say it a little slower to whoever's leaving, and notice that it still fits.`,
  },
  {
    bodies: ['Mercury'],
    themes: ['play', 'see'],
    ending: 'quip',
    advice: false,
    props: ['raised eyebrow'],
    text: "Maybe you don't believe a word of this and read it anyway, with your coffee and one eyebrow up. Fine. {contact}, and Mercury has always liked a reader who argues. You can enjoy a thing without signing it. You can keep the one line that's of use to you, and leave the rest where you found it. People do that with wedding toasts, and the cake's just as good.",
  },
  // Venus
  {
    bodies: ['Venus'],
    themes: ['play', 'see'],
    ending: 'plain',
    advice: true,
    props: ['stone', 'jar of leaves'],
    text: "Pick one good-looking thing and give it a place to itself. A stone would do, or a postcard, or three leaves in a jar. You wouldn't call it a shrine. With {pairing}, it's a pleasure to own one square foot that isn't for anything, where nobody drops the mail. When you pass by, you look. In a few days you may notice that you're slowing down before you get there.",
  },
  {
    bodies: ['Venus'],
    themes: ['belong', 'finish'],
    ending: 'plain',
    advice: true,
    props: ['loud chewing'],
    text: "Forgiving is easier to learn on something small. There's the roommate who tells you how the movie ends, or the cousin who chews like he gets paid for it. It helps that {contact}: people are easier to like. Let one of those little crimes go by without a look. Nobody has to be told they've been pardoned. They'll go right on chewing, and you can go on liking them.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['play', 'speak'],
    ending: 'quip',
    advice: true,
    props: ['blessing through the teeth'],
    text: "When someone cuts ahead of you today, try a blessing. It can come through your teeth. {contact}, so you've got the heat for it. Say out loud that you hope they get there in time, and picture what's waiting, a cake, or a long lecture. Nobody has to feel holy. It takes the same breath as the other thing, and you can do it in front of children.",
  },
  {
    bodies: ['Mars'],
    themes: ['finish', 'begin'],
    ending: 'plain',
    advice: true,
    props: ['one shoe'],
    text: "Your conscience has probably been bringing up the same item all week. It's nothing big: a bill, a call, a word to somebody you were short with. Do it before you feel ready, even with one shoe on. It'll take two sentences, and one of them is hello. You've got the push to be rid of it, now that {contact}. Then listen to how quiet it gets in there.",
  },
  // Jupiter
  {
    bodies: ['Jupiter'],
    themes: ['belong', 'see'],
    ending: 'plain',
    advice: true,
    props: ['missed wave'],
    text: "They didn't wave back. You could decide they're stuck up, or you could decide they'd lost a contact lens, or were rehearsing a toast, or had just fallen in love. There's no more proof for the mean version than for the kind one. With {pairing}, you might as well be generous. The kind one is better to walk home with, and it leaves you free to wave again.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['count', 'belong'],
    ending: 'quip',
    advice: true,
    props: ['zucchini'],
    text: "Ask a gardener about faith. They bury something the size of a fingernail, and before long they're leaving zucchini on strangers' porches and running. It's a good way to think while {contact}: put in a little more than is reasonable, and figure that somebody will take the extra. It works without a garden. You can do it with time, or compliments, or rice. The running is optional.",
  },
  {
    bodies: ['Jupiter'],
    themes: ['see', 'count'],
    ending: 'plain',
    advice: false,
    props: ['quarter on the sidewalk'],
    text: "Do you think of yourself as lucky? There's evidence either way. The same week has the bus you missed in it and the person who gave you a ride. Nobody can promise that a yes changes anything. But today {contact}, and yes comes more naturally. People who figure they're lucky look around more, and every so often there's a quarter on the sidewalk.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['rest'],
    ending: 'plain',
    advice: true,
    props: ['closed hour'],
    text: "Whole towns used to shut down one day a week. You couldn't buy so much as a nail, and people sat on their porches and were bored in good clothes. That isn't coming back. But with {pairing}, you could close one hour of your own: no errands and no catching up. Tell whoever needs to know. The first ten minutes will feel long. Stay for the others.",
  },
  {
    bodies: ['Saturn'],
    themes: ['finish', 'count'],
    ending: 'plain',
    advice: false,
    props: ["a neighbor's plants"],
    text: "Who'd know? You said you'd water the plants on a neighbor's balcony, or stay in the class to the end, or stop telling that one story. Nobody's checking. You could skip it, and everyone would understand. But {contact}, and a small promise kept with no audience is just the kind of thing Saturn likes. The plants won't thank you. You'll think well of yourself on the way down the stairs.",
  },
];
