import type { House } from '../../zodiac/solar-houses.ts';
import type { IntroductionPassage } from '../passage.ts';

/** Introductions for a day with an eclipse of the Sun, by the house that it falls in. */
export const SOLAR_ECLIPSE: Record<House, readonly IntroductionPassage[]> = {
  1: [
    {
      headline: 'It never explains where it was',
      themes: ['see'],
      motif: 'being looked at',
      ending: 'plain',
      advice: false,
      props: ['louder voice'],
      text: "Even the Sun gets stood in front of. There's an eclipse of the Sun in {moonSign}, in your house of self, which you likely won't see, and shouldn't stare at if you do. Perhaps something's been in your light as well: a louder voice, a busy month. Today's about being seen again, and the Sun shows how it's done. It doesn't explain where it's been. It carries on, and people look up.",
    },
  ],
  2: [
    {
      headline: "Nobody's ever billed you for daylight",
      themes: ['count'],
      motif: 'luck',
      ending: 'plain',
      advice: true,
      props: ['daylight', 'tree'],
      text: "Nobody's ever gotten a bill for daylight, so it never makes the list of what you have. Neither does the tree across the street, or a song through the wall, or whoever saves you a seat. There's an eclipse of the Sun in {moonSign}, in your house of worth, and somewhere people will miss their daylight for a few minutes. Today, leave the money out and count what you've never been billed for.",
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
      headline: 'A woman with a bucket looks up',
      themes: ['belong'],
      motif: 'family likeness',
      ending: 'plain',
      advice: false,
      props: ['great-great-grandmother', 'bucket'],
      text: "There's an eclipse of the Sun in {moonSign}, in your house of home and roots, and you may miss it altogether. One of your great-great-grandmothers very likely didn't miss hers. She stopped in a yard with a bucket in her hand and looked up, until somebody wanted lunch. Today's about the people you come from, known by name or only by the nose. You may be standing just as she stood.",
    },
  ],
  5: [
    {
      headline: 'Peekaboo, on a grander scale',
      themes: ['play'],
      motif: 'the joke',
      ending: 'plain',
      advice: true,
      props: ['peekaboo', 'doughnuts'],
      text: "Anyone under two will tell you that the best joke in the world is a face that goes away and comes back. With an eclipse of the Sun in {moonSign}, in your house of play, it's told on a grander scale, and grown people cross oceans for it. You can be that easy to please today, wherever you are. Or tell a small one yourself: slip out for a while, and come back with doughnuts.",
    },
  ],
  6: [
    {
      headline: 'The place to look is down',
      themes: ['see'],
      motif: 'something lovely',
      ending: 'plain',
      advice: true,
      props: ['sidewalk', 'small Suns'],
      text: "There's an eclipse of the Sun in {moonSign}, in your house of daily work, and a safe way to watch is to look down. Under a tree, each gap in the leaves throws its own small Sun on the sidewalk, with a bite out of it. People carry their groceries straight through the marvel. Wherever you are today, look at what you walk through between one chore and the next. Begin with the sidewalk.",
    },
  ],
  7: [
    {
      headline: 'What it looked like from there',
      themes: ['see'],
      motif: 'listening',
      ending: 'plain',
      advice: true,
      props: ['ordinary lunch'],
      text: "A few hundred miles can separate the strangest hour of someone's life from an ordinary lunch. There's an eclipse of the Sun in {moonSign}, in your house of the other person, and both reports of it will be true. Two people can come away from one remark like that. Today it's worth asking what it was like from their side. You may have had lunch through something that stopped them in the street.",
    },
  ],
  8: [
    {
      headline: 'Side by side, on a walk',
      themes: ['speak'],
      motif: 'the thing unsaid',
      ending: 'plain',
      advice: true,
      props: ['pale edge', 'walk'],
      text: "The Sun has a pale, feathery edge that you can't see while the rest of it is shining. With an eclipse of the Sun in {moonSign}, in your house of secrets and trust, it's worth remembering that people have a quiet side like that. It shows when nobody's looking straight at them. If there's something true you've been meaning to tell someone, try it today, side by side, on a walk. Then keep walking.",
    },
  ],
  9: [
    {
      headline: 'Across the world for some clouds',
      themes: ['begin'],
      motif: 'plans change',
      ending: 'plain',
      advice: false,
      props: ['clouds', 'field'],
      text: "There's an eclipse of the Sun in {moonSign}, in your house of far places. People cross the world for a few minutes of one, and some of them get clouds. Ask afterward and you'll hear about the field, the bus, the stranger with the spare hat, and hardly a word about the clouds. It's a day for setting out on something with no promise of a view. There's plenty on the way.",
    },
  ],
  10: [
    {
      headline: 'Worked out in pencil, then checked',
      themes: ['finish'],
      motif: 'the last bit',
      ending: 'quip',
      advice: true,
      props: ['pencil', 'bus'],
      text: "There's an eclipse of the Sun in {moonSign}, in your house of career. Long before you were born, somebody with a pencil worked out when it would come, and then checked. Nobody in the room would have noticed a mistake. Maybe you have something like that, good work and nearly done. Give it a last check today. The pencil was right to the minute, which is more than you can say for the bus.",
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
      headline: 'Like hens at midday',
      themes: ['rest'],
      motif: 'sleep',
      ending: 'quip',
      advice: false,
      props: ['hens'],
      text: "In a deep enough eclipse the hens go in to roost at midday, and a few minutes later they come out again, ready for breakfast. Today there's an eclipse of the Sun in {moonSign}, in your house of rest. You may see nothing of it, and you don't have a hen's excuse, but you're allowed to lie down in the middle of things. Shoes off, ten minutes. Nobody asks a hen to explain.",
    },
  ],
};
