import type { House } from '../../zodiac/solar-houses.ts';
import type { IntroductionPassage } from '../passage.ts';

/** Introductions for the day of a lunar eclipse, by the house that it is in: a rare full Moon that dims, unseen by many. */
export const LUNAR_ECLIPSE: Record<House, readonly IntroductionPassage[]> = {
  1: [
    {
      headline: "The half you'd have gotten wrong",
      themes: ['see'],
      motif: 'letting them do it their way',
      ending: 'plain',
      advice: true,
      props: [],
      text: "Now and then you finish somebody's sentence for them. You mean well, you can see where it's headed, and you're right about half the time. There's an eclipse of the Moon in {moonSign}, in your house of self, and an eclipse is only somebody standing in the light without meaning to. When a person slows down today, count to three. They aren't stuck. They're getting to the half you'd have gotten wrong.",
    },
  ],
  2: [
    {
      headline: 'Gone for five seconds',
      themes: ['count'],
      motif: 'luck',
      ending: 'plain',
      advice: true,
      props: ['a lost phone'],
      text: "You pat one pocket, then the other, and for five seconds your phone is gone and your whole life with it. Then there it is, and you've never loved it so much. Today's eclipse of the Moon in {moonSign}, in your house of worth, makes the same point: people look up when something goes missing. Try it on whatever you've stopped noticing. Picture it gone for five seconds. Then have it back.",
    },
  ],
  3: [
    {
      headline: 'No, really, how are you?',
      themes: ['speak'],
      motif: 'listening',
      ending: 'plain',
      advice: true,
      props: [],
      text: 'Ask people how they are and they say "good," and everybody moves on. The whole thing takes two seconds. There\'s an eclipse of the Moon in {moonSign}, in your house of conversation, and today your talk could use a pause of its own. Ask somebody again, slower: "No, really, how are you?" Then wait. It\'ll seem long. It\'s about as long as they need to decide to tell you the truth.',
    },
  ],
  4: [
    {
      headline: 'No news is a good reason',
      themes: ['belong'],
      motif: 'small comforts',
      ending: 'plain',
      advice: true,
      props: ['what they had for lunch'],
      text: "You call when there's news. There hasn't been any, so you haven't called, and by now you'd need really good news. Well, there's an eclipse of the Moon in {moonSign}, in your house of home and family, and that counts. Call someone who feels like home and say that's why. You'll be done with the Moon in a minute. Then they'll tell you what they had for lunch.",
    },
  ],
  5: [
    {
      headline: 'Keep waving',
      themes: ['play'],
      motif: 'mischief',
      ending: 'plain',
      advice: true,
      props: ['the wrong wave'],
      text: "Suppose you wave back at someone, and they were waving at the person behind you. Now your hand is up there. You could turn it into fixing your hair, like everybody does. But there's an eclipse of the Moon in {moonSign}, in your house of play, and today a little lost dignity is half the fun. Keep waving. It's the same two seconds of embarrassment, and this way you get the laugh.",
    },
  ],
  6: [
    {
      headline: 'The last ten percent',
      themes: ['finish'],
      motif: 'the last bit',
      ending: 'plain',
      advice: true,
      props: [],
      text: "There's an eclipse of the Moon in {moonSign}, in your house of daily work, a good day for an ending. Something of yours has been ninety percent done for three weeks. Each time you pass it you finish it in your head, which is tiring and changes nothing. The last ten percent is eleven minutes, tops. Do it before you sit down. You'll keep looking over at it, proudly.",
    },
  ],
  7: [
    {
      headline: 'Something in their light',
      themes: ['see'],
      motif: 'guessing at people',
      ending: 'plain',
      advice: true,
      props: ['asking if they ate'],
      text: "If somebody who's usually bright with you seems a little dim today, you'll want to know what you did. Perhaps nothing. There's an eclipse of the Moon in {moonSign}, in your house of the other person, and nothing's the matter with the Moon either. Something's only standing in its light. So look twice before you take it to heart. Tired and hungry are both good guesses. You could ask if they've eaten.",
    },
  ],
  8: [
    {
      headline: "Don't check a third time",
      themes: ['rest'],
      motif: 'doing less',
      ending: 'plain',
      advice: true,
      props: [],
      text: "You asked somebody to take care of a thing, and you've checked on it twice. You were very casual. They weren't fooled. With an eclipse of the Moon in {moonSign}, in your house of trust, something enormous gets done today without your help, and so will the thing you handed over. It'll be done their way, and a little late. Don't ask again. You've got an hour you weren't counting on.",
    },
  ],
  9: [
    {
      headline: 'Three more points ready',
      themes: ['see'],
      motif: 'being wrong',
      ending: 'plain',
      advice: true,
      props: [],
      text: "Halfway through an argument you notice that the other person is right. It's awkward, because you're loud by now, with three more points ready. There's an eclipse of the Moon in {moonSign}, in your house of learning, and today you can see a thing one way and then another. Stop wherever you are and say, \"Huh. I think you're right.\" It hurts for a second. People remember it for years, fondly.",
    },
  ],
  10: [
    {
      headline: 'Eighty percent, and it shows',
      themes: ['rest'],
      motif: 'doing less',
      ending: 'plain',
      advice: false,
      props: [],
      text: "With an eclipse of the Moon in {moonSign}, in your house of reputation, you can go a little dim today where everyone can see. You're at about eighty percent, and half of that goes to hiding it. You laugh a second late. You take notes on nothing. Nobody asked you to hide it. The person across from you is at about seventy, and they'll be glad somebody else went dim too.",
    },
  ],
  11: [
    {
      headline: 'Off the hook for good',
      themes: ['finish'],
      motif: 'letting an old thing go',
      ending: 'quip',
      advice: true,
      props: ['a guitar'],
      text: "You still say you'll do it someday: the guitar, the Italian, the novel. You've said it so long that you've stopped asking if you want to. With an eclipse of the Moon in {moonSign}, in your house of hopes, it's a day to ask. Imagine being told, kindly, that you're off the hook for good. If you feel lighter, you're done with it. If you want to argue, go tune the guitar.",
    },
  ],
  12: [
    {
      headline: 'Once it gets quiet',
      themes: ['see'],
      motif: 'turning it over',
      ending: 'plain',
      advice: false,
      props: [],
      text: "You're fine as long as you're busy. It gets quiet, and up comes what you've been too busy to feel. You miss someone, or you'd been hoping for something, or you're worn out. There's an eclipse of the Moon in {moonSign}, in your house of privacy and rest, and the lights are low enough to see it. There's nothing to fix. Once you know what it is, it's about half as big.",
    },
  ],
};
