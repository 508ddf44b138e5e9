import type { House } from '../../zodiac/solar-houses.ts';
import type { IntroductionPassage } from '../passage.ts';

/** Introductions for a day with an eclipse of the Sun, by the house that it falls in. */
export const SOLAR_ECLIPSE: Record<House, readonly IntroductionPassage[]> = {
  1: [
    {
      headline: 'Everyone finds their own face first',
      themes: ['see'],
      motif: 'being looked at',
      ending: 'quip',
      advice: false,
      props: ['a group picture'],
      text: "Somebody shows you a group picture, and you find yourself before anyone else. Then you find your chin. There's an eclipse of the Sun in {moonSign}, in your house of self, and the one blocking your light today is you. So look again, at all of it. You're laughing, and the person next to you is leaning in. That's what everyone else sees, on their way to checking their own chin.",
    },
  ],
  2: [
    {
      headline: "It wasn't nothing",
      themes: ['count'],
      motif: 'taking a compliment',
      ending: 'plain',
      advice: true,
      props: [],
      text: "Somebody thanks you, and you say, \"Oh, it was nothing.\" It wasn't nothing. It took your whole lunch. There's an eclipse of the Sun in {moonSign}, in your house of worth, and what you're worth keeps getting covered up, mostly by you. Let one thank-you through today. \"I'm glad it helped\" will do. It isn't bragging, and the other person gets to be grateful without an argument.",
    },
  ],
  3: [
    {
      headline: 'Strangers with paper glasses',
      themes: ['speak'],
      motif: 'neighbors',
      ending: 'plain',
      advice: true,
      props: ['paper glasses', 'late bus'],
      text: "There's an eclipse of the Sun in {moonSign}, in your house of conversation. Where it can be seen, strangers stand around sharing paper glasses. Nobody says anything clever, and nobody minds. You may be nowhere near it, but you can have that part. Speak first today, to the man at the stop or the neighbor with the bags, on the grounds that you're both here. A late bus is excuse enough.",
    },
  ],
  4: [
    {
      headline: "Onions, and you're nine",
      themes: ['belong'],
      motif: 'the past comes up',
      ending: 'plain',
      advice: false,
      props: ['frying onions'],
      text: "Onions are frying behind somebody's door, and you're nine years old in a kitchen you haven't thought about in ages. There's an eclipse of the Sun in {moonSign}, in your house of home and roots, and the present steps aside for a minute. Stay for the whole minute. Whoever stood at that stove is part of how you turned out. It's probably why you like your onions nearly burned.",
    },
  ],
  5: [
    {
      headline: 'Then tell a worse one',
      themes: ['play'],
      motif: 'the joke',
      ending: 'plain',
      advice: true,
      props: [],
      text: "Say you make a joke, and nobody laughs. Someone studies the floor. But there's an eclipse of the Sun in {moonSign}, in your house of play, and if the brightest thing in the sky can go dark in front of everyone and carry on, so can you. Tell another one within the hour, and make it worse. Nobody keeps track of which ones worked. They remember who was fun to have around.",
    },
  ],
  6: [
    {
      headline: "Three things you couldn't have described",
      themes: ['see'],
      motif: 'something lovely',
      ending: 'plain',
      advice: true,
      props: ['a painted door'],
      text: "Some trips you make so often that you arrive without remembering any of it. There's an eclipse of the Sun in {moonSign}, in your house of daily work, and today whatever you see every day is worth another look. Find three things on your way that you couldn't have described: an orange door, a man talking to his dog. When someone asks how your day was, you'll have an answer.",
    },
  ],
  7: [
    {
      headline: "That's not how it went",
      themes: ['see'],
      motif: 'listening',
      ending: 'plain',
      advice: true,
      props: [],
      text: 'You tell a story about the two of you, and the other person says, "That\'s not how it went." There\'s an eclipse of the Sun in {moonSign}, in your house of the other person, and who sees what depends on where they stand. You had a good view of your half. Today, let them tell theirs to the end. You come out a little worse in it, and a lot funnier.',
    },
  ],
  8: [
    {
      headline: 'Easier without looking',
      themes: ['speak'],
      motif: 'the thing unsaid',
      ending: 'plain',
      advice: true,
      props: ['dishes'],
      text: "Some things are hard to say to a face. You've had one ready, an apology or an \"I miss you,\" and each time they look up, it goes back down. With an eclipse of the Sun in {moonSign}, in your house of secrets and trust, it's no day to look straight at things. Say it while you're both walking, or doing dishes. It only takes a sentence. Then keep drying until they answer.",
    },
  ],
  9: [
    {
      headline: 'Brenda waited an hour for eggs',
      themes: ['begin'],
      motif: 'plans change',
      ending: 'quip',
      advice: true,
      props: ['forty reviews', 'Brenda'],
      text: "There's a place you've been meaning to go, and you've read forty reviews of it. You know about the parking, and about Brenda, who waited an hour for her eggs. With an eclipse of the Sun in {moonSign}, in your house of far places, people cross oceans today without knowing if it'll be cloudy. You can go across town. Start out. At worst, you and Brenda will have something in common.",
    },
  ],
  10: [
    {
      headline: 'Sent, and then you saw it',
      themes: ['finish'],
      motif: 'the last bit',
      ending: 'quip',
      advice: false,
      props: ['a typo'],
      text: "You read your message over one last time, you sent it, and there was the mistake, in the first line. There's an eclipse of the Sun in {moonSign}, in your house of career, and even something that big gets covered up in plain sight. You knew it too well to see it anymore, that's all. People got the point anyway, and most didn't notice. It's finished, and they've sent you worse.",
    },
  ],
  11: [
    {
      headline: 'Three of them found a date',
      themes: ['begin'],
      motif: 'the invitation',
      ending: 'quip',
      advice: true,
      props: ['one table', 'partial eclipse'],
      text: "The Sun, the Moon and the Earth have managed to find a date. There's an eclipse of the Sun in {moonSign}, in your house of friends and plans, which should encourage anyone who's trying to get three people around one table. Start again today on a plan that's been moved until it's a joke. Name a day. If only two can come, that's a partial one, and people travel for those.",
    },
  ],
  12: [
    {
      headline: "Some daylight that's yours",
      themes: ['rest'],
      motif: 'sleep',
      ending: 'plain',
      advice: false,
      props: ['one more episode'],
      text: "Late at night nobody wants anything from you, so you stay up, tired, for one more episode. It's the only time that's yours. Today has an eclipse of the Sun in {moonSign}, in your house of rest, and if the Sun can go out in the daytime, so can you. You're allowed ten minutes, shoes off. It's easier to go to bed when some of the day was already yours.",
    },
  ],
};
