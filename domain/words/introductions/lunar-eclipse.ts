import type { House } from '../../zodiac/solar-houses.ts';
import type { IntroductionPassage } from '../passage.ts';

/** Introductions for the day of a lunar eclipse, by the house that it is in: a rare full Moon that dims, unseen by many. */
export const LUNAR_ECLIPSE: Record<House, readonly IntroductionPassage[]> = {
  1: [
    {
      headline: 'Half a step to the side',
      themes: ['see'],
      motif: 'letting them do it their way',
      ending: 'plain',
      advice: true,
      props: ['doorway'],
      text: "There's an eclipse of the Moon in {moonSign}, in your house of self: a full Moon with our own shadow on it. You may not get to see it. Still, it's good to know that the whole Earth, with everyone on it, can stand in somebody's light without meaning to. Notice today where you do it, in a doorway or by answering for somebody. Move half a step and see who comes into view.",
    },
  ],
  2: [
    {
      headline: 'When the lights flicker',
      themes: ['count'],
      motif: 'luck',
      ending: 'plain',
      advice: true,
      props: ['good shoes'],
      text: "When the lights flicker, everyone looks up, and for one second they know what they have. Today's about what you've got, so try that second. Picture one thing of yours gone by lunch, the good shoes, say, and then have it back. There's an eclipse of the Moon in {moonSign}, in your house of worth, a flicker that half the world will miss. What else would you be glad to get back?",
    },
  ],
  3: [
    {
      headline: 'Three seconds longer',
      themes: ['speak'],
      motif: 'listening',
      ending: 'plain',
      advice: true,
      props: ['quiet table', 'salt'],
      text: "Once in a while a whole table goes quiet together, until somebody asks for the salt. Nothing's wrong. They all ran out at the same moment. There's an eclipse of the Moon in {moonSign}, in your house of conversation, a full Moon with a pause in it. Today, leave a little gap after you've spoken. Whoever needs three seconds longer than the rest may be the one with something to say.",
    },
  ],
  4: [
    {
      headline: 'The room with the candle',
      themes: ['belong'],
      motif: 'quiet company',
      ending: 'plain',
      advice: true,
      props: ['candle', 'power outage'],
      text: "When the power goes out, whoever's home drifts into one room. Someone finds a candle, someone does an impression of an uncle, and nobody's in a hurry for the lights to come back. Today's for that room. Sit near whoever's in it, or call someone who used to be. There's an eclipse of the Moon in {moonSign}, in your house of home and family. You may not see it. Light the candle anyway.",
    },
  ],
  5: [
    {
      headline: 'Start with the rabbit',
      themes: ['play'],
      motif: 'mischief',
      ending: 'quip',
      advice: true,
      props: ['hand shadow', 'rabbit'],
      text: "There's an eclipse of the Moon in {moonSign}, in your house of play, and when you get right down to it, that's a hand shadow: one lamp, one wall, and the whole Earth for a hand. It's been doing the same shape for billions of years, and it still draws a crowd. So you don't need to be good at it. Do something silly today by whatever lamp you have. Start with the rabbit.",
    },
  ],
  6: [
    {
      headline: 'The big things are taken care of',
      themes: ['finish'],
      motif: 'the last bit',
      ending: 'plain',
      advice: true,
      props: ['hem', 'form'],
      text: "Finish one small thing that's yours: the hem, the form, the promised call. If you're behind on everything, it may be a comfort today that the big things are being taken care of. There's an eclipse of the Moon in {moonSign}, in your house of daily work. It was on the calendar long ago, to the minute, and it doesn't need anybody's help. Yours only needs to be done by supper.",
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
      headline: 'It can manage without you looking',
      themes: ['rest'],
      motif: 'doing less',
      ending: 'plain',
      advice: true,
      props: ['bread'],
      text: "There's a fair chance you won't see it. With an eclipse of the Moon in {moonSign}, in your house of trust, one of the grandest things in the sky may take place while you're asleep, or hunting for your glasses. It'll manage. So will the bread in the oven, and the person you've already asked twice. Today you could leave one thing to get along without you. It frees both hands for something nearer.",
    },
  ],
  9: [
    {
      headline: 'Nobody had fallen off',
      themes: ['see'],
      motif: 'changing your mind',
      ending: 'quip',
      advice: false,
      props: ['round shadow'],
      text: "Today you may change your mind about something. It's been done before. There's an eclipse of the Moon in {moonSign}, in your house of learning. At one of these, long ago, somebody noticed that the shadow's edge was curved, and had to think again about the ground underfoot. It must have been a strange walk home. But the Earth had been round for ages, and nobody had fallen off.",
    },
  ],
  10: [
    {
      headline: 'They bring folding chairs',
      themes: ['rest'],
      motif: 'doing less',
      ending: 'quip',
      advice: false,
      props: ['folding chairs'],
      text: "Suppose you aren't at your brightest where others can see you. You may want to make up for it by doing everything faster. Don't bother. Today you can ease off in public, and there's a grand precedent, an eclipse of the Moon in {moonSign}, in your house of reputation. It goes dim with half the world looking up, and what do people do? They get out of bed. They bring folding chairs.",
    },
  ],
  11: [
    {
      headline: 'Would you miss it?',
      themes: ['finish'],
      motif: 'letting an old thing go',
      ending: 'plain',
      advice: true,
      props: ['old hope'],
      text: "You can have a hope for so long that you stop looking at it. It's just up there. With an eclipse of the Moon in {moonSign}, in your house of hopes, take one of yours today, the little store, the big trip, being asked to sing, and suppose it went dim for good. How much would you miss it? If you'd be relieved, you can let it go. If not, there it is again.",
    },
  ],
  12: [
    {
      headline: 'The cat comes last',
      themes: ['see'],
      motif: 'turning it over',
      ending: 'quip',
      advice: true,
      props: ['fence', 'cat'],
      text: "Step out of a bright room after dark and there's nothing there. Give it a minute, and there's a fence, a hedge, a cat who's been watching all along. Today there's an eclipse of the Moon in {moonSign}, in your house of privacy and rest. What you keep in the back of your mind comes out like that, once the lights are down. Turn a few things off and see. The cat comes last.",
    },
  ],
};
