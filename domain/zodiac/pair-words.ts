import { signNature } from './sign-nature.ts';
import { aspectBetween, inZodiacOrder, type SignAspect, type SignPair } from './sign-pairs.ts';
import { type Sign, signName } from './signs.ts';

/** What tradition says about two signs, one paragraph per comparison. */
export interface PairWords {
  aspect: string;
  elements: string;
  qualities: string;
  rulers: string;
}

/** The texts for a pair, with the signs' names filled in. */
export function pairWords(pair: SignPair): PairWords {
  const { a, b } = pair;
  const [one, other] = [signNature(a), signNature(b)];
  const names = {
    ...namesOf({ a, b }),
    ...namesOf(inZodiacOrder(pair)),
    ...namesOf({ [one.element]: a, [other.element]: b }),
    ...namesOf({ [one.quality]: a, [other.quality]: b }),
  };
  const axis = AXES[`${a} ${b}`];
  return {
    aspect: [fill(BY_ASPECT[aspectBetween(pair)], names), axis].filter(Boolean).join(' '),
    elements: fill(lookUpPair(BY_ELEMENTS, one.element, other.element), names),
    qualities: fill(lookUpPair(BY_QUALITIES, one.quality, other.quality), names),
    rulers: rulersOf(pair),
  };
}

/** The entry for two kinds in either order: the table has each pair once. */
function lookUpPair<Kind extends string>(
  table: Record<string, string>,
  one: Kind,
  other: Kind,
): string {
  return table[`${one} ${other}`] ?? table[`${other} ${one}`]!;
}

function namesOf(signs: Record<string, Sign>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(signs).map(([slot, sign]) => [slot.toLowerCase(), signName(sign)]),
  );
}

/** Slots: `{a}` and `{b}`; `{from}` and `{to}`, in zodiac order; an element or quality, for the sign that has it. */
function fill(text: string, names: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const name = names[slot];
    if (!name) throw new Error(`No value for {${slot}} in this pair`);
    return name;
  });
}

function rulersOf({ a, b }: SignPair): string {
  if (a === b) return `One ruler stands over both of you. ${BY_RULER[a]}`;
  const shared = SHARED_RULERS[`${a} ${b}`];
  return [shared?.before, BY_RULER[a], BY_RULER[b], shared?.after].filter(Boolean).join(' ');
}

const BY_ASPECT: Record<SignAspect, string> = {
  'same sign':
    'Two of one sign start from the same place, with one element, one quality and one ruler between them. You know why the other has gone quiet, and which excuse is coming, because you have used it yourself. Tradition would call it a conjunction and says that it doubles whatever the sign does well. It also leaves nobody to do the rest. So the useful question is a dull one: who takes the part that neither of you likes?',
  semisextile:
    '{from} and {to} are next-door neighbors: {to} begins where {from} ends. You might expect neighbors to be alike, but two signs side by side share neither element nor quality. Ptolemy counted no aspect between them, and the name semisextile came much later. What they have is a fence to talk across. {to} often cares about the very thing that {from} has just stopped thinking about, which can be maddening, and can also be the whole use of a neighbor.',
  sextile:
    'A sextile is a sixth of the circle and one of the two easy distances. The elements differ and get along, so there is enough in common to be comfortable and enough difference to have something to report at dinner. Tradition calls it an opportunity rather than a gift: it works when somebody picks up the phone. {a} and {b}, it says, are friends first, and whatever else they become rests on that.',
  square:
    'A square is a quarter of the circle, and the distance at which astrologers raise an eyebrow. {a} and {b} share a quality, so they want to do the same thing at the same moment, with different materials; hence the elbows. Tradition calls it friction. Friction also lights matches and stops cars. A pair like this is seldom bored, and whatever it has once settled properly tends to stay settled.',
  trine:
    'A trine is a third of the circle, and the distance that tradition likes best. {a} and {b} share an element, so the temperament needs no translation; what one means, the other might have meant too. The only warning in the books is about ease itself. Where nothing has to be explained, nothing gets explained, and a misunderstanding can sit there for a year looking like agreement.',
  quincunx:
    'Of a quincunx, Ptolemy would have said that the two cannot see each other at all. They share neither element nor quality, nor the plain contrast of opposites. So {a} and {b} keep adjusting: one moves the lamp, the other moves it halfway back. Nobody is wrong. A pair like this has to be invented rather than discovered, and people who enjoy that sort of work can become very fond of the result.',
  opposition:
    'In an opposition, {a} and {b} face each other across the wheel, and with the Sun in one of them, the full Moon is in the other. They share a quality and come at it from its two ends. Each has what the other lacks, admires it, and would like it toned down. Ptolemy put the opposition among the hard aspects; modern astrologers speak of attraction.',
};

/** What each opposition is about, in the words of the compatibility guide. */
const AXES: Record<string, string> = {
  'aries libra':
    'The argument is between what I want and what we agreed, and it has two good sides.',
  'taurus scorpio':
    'The argument is between what is comfortable and what is true, and it has two good sides.',
  'gemini sagittarius':
    'The argument is between the details and the point, and it has two good sides.',
  'cancer capricorn':
    'The argument is between home by six and one more hour at work, and it has two good sides.',
  'leo aquarius': 'The argument is between the star and the band, and it has two good sides.',
  'virgo pisces': 'The argument is between the list and the daydream, and it has two good sides.',
};

const BY_ELEMENTS: Record<string, string> = {
  'Fire Fire':
    'Two fire signs rarely have to coax each other out of the house. Enthusiasm is the common language: one says an idea aloud, and the other is already looking for shoes. Anger comes fast here and so does forgiveness, sometimes within one sentence. What runs short is fuel. Somebody has to sleep, pay, and remember the tickets, and it helps to settle in advance who.',
  'Earth Earth':
    'Two earth signs trust what can be held, eaten or deposited. Affection shows up as something done: the tire changed, the soup left on the step. They agree on what a thing costs and that it ought to last. The danger is a life so well arranged that nobody proposes anything. Put one useless pleasure in the calendar every month, and treat it like rent.',
  'Air Air':
    'Two air signs can talk from the first coffee to the last bus and still text afterward. An idea gets better as it goes back and forth, and a quarrel may turn into a debate that both rather enjoy. Feelings are the slow guest at this table. When one of you says “I’m fine, I’ve thought it through,” it may be worth asking about the part that isn’t thought.',
  'Water Water':
    'Two water signs know the mood of a room before anyone in it has spoken. Much is understood without a word, and much is guessed wrong in the same silence. They remember a kindness for decades, and the other thing too. Nobody here will laugh at a bad day. But two people can both wait to be asked, and one plain sentence (“I was hurt on Sunday”) saves a week of weather.',
  'Fire Earth':
    '{fire} wants to know whether it would be wonderful; {earth} wants to know who carries it up the stairs. To earth, fire looks expensive, and to fire, earth looks slow. Yet a hearth is exactly this, a flame that somebody built a floor for. It goes well when {fire} gets the first word and {earth} gets the budget, and when neither calls the other’s gift a fault.',
  'Fire Air':
    'Fire needs air to burn, and {fire} burns brighter in company like {air}’s. One brings the spark, the other the wind and the running commentary. They make each other bolder and funnier than either is alone. The weak place is what comes after, since talking about a thing and starting a thing both feel so much like having done it. Agree on which of your splendid ideas is the one for this month.',
  'Fire Water':
    'Water puts fire out and fire makes water boil, says the old comparison. It forgets that supper takes both. {fire} says a thing and is done with it; {water} heard it and isn’t. What looks like drama to one is simply the temperature to the other. {fire} could ask before cheering anyone up, and {water} could say what is wrong while it’s still small.',
  'Earth Air':
    '{earth} asks what it’s for; {air} asks why not. One would like the thing on the table, and the other is still delighted with the thing in theory. With nothing to do they tire each other out, what with the maybes on one side and the tape measure on the other. Given a job to do together they are rather good, since a plan needs somebody to think of it and somebody to notice that the shelf won’t fit.',
  'Earth Water':
    'Earth holds water, and water makes earth worth planting. {earth} gives {water} a bank to flow along: regular meals, a straight answer, a door that opens at six. {water} gives {earth} a reason for the trouble, and notices the feeling under the chore. Each can overdo it, the one with good sense and the other with concern. Mostly, though, these two make a place where things grow.',
  'Air Water':
    '{air} explains; {water} understands. These are different skills, and each may take the other’s for a dodge. When {water} is low, {air} offers three reasons to feel better, and they are good reasons, and they don’t help. When {air} wants an hour alone, {water} hears a goodbye. Mist is made of air and water too. One question before each explanation clears most of it.',
};

const BY_QUALITIES: Record<string, string> = {
  'Cardinal Cardinal':
    'Both are cardinal, the quality of those who begin; tradition gives it to the four signs in which a season starts. You will never lack a plan, and may well have two. Each has the first move ready before the other has sat down. Take turns at the wheel, by the week if need be, and count finishing somebody else’s idea as leading.',
  'Fixed Fixed':
    'Both are fixed, the quality of those who keep going. A promise made here stays made, and so does an opinion. You can rely on each other in ways that most pairs only talk about. The price is that a small disagreement can be carried for years, well packed and in perfect condition. Whoever gives up something minor first has usually won the evening.',
  'Mutable Mutable':
    'Both are mutable, the quality of those who adapt. Change of plan? Fine. Change it back? Also fine. You bend a long way for each other, and a stranger would say that you never disagree. What suffers is the decision, since each waits politely for the other to want something. Decide one thing a week in writing, and let it stand.',
  'Cardinal Fixed':
    '{cardinal} is cardinal and begins; {fixed} is fixed and keeps. It’s a natural division of labor, as long as each sees that the other’s half is work. {cardinal} may feel held back by somebody who wants to finish this one first, and {fixed} may feel hurried by somebody who is already at the next. An honest trade: {cardinal} names the day, and {fixed} says when it’s done.',
  'Cardinal Mutable':
    '{cardinal} is cardinal and picks a direction; {mutable} is mutable and finds the way around the construction. One decides, one adapts, and on a good day they arrive early. On a bad one {cardinal} takes every “could be” for a yes, while {mutable} has agreed to something without meaning to be held to it. It helps to ask twice and believe the second answer.',
  'Fixed Mutable':
    '{fixed} is fixed and stays; {mutable} is mutable and moves. To the first, being consistent is a way of loving somebody; to the second, so is letting them change their mind. {fixed} gives {mutable} somewhere to come back to, and {mutable} opens a window that {fixed} had painted shut. Be careful with promises: say which ones are firm, and keep those few.',
};

const BY_RULER: Record<Sign, string> = {
  aries: 'Mars gives Aries the push to go first.',
  taurus: 'Venus gives Taurus an appetite for what is good and lasts.',
  gemini: 'Mercury gives Gemini a quick tongue and an ear for news.',
  cancer: 'The Moon gives Cancer its tides, and a long memory.',
  leo: 'The Sun gives Leo its warmth, and the wish to have it noticed.',
  virgo: 'Mercury gives Virgo a sharp eye, and hands that like to mend.',
  libra: 'Venus gives Libra a feeling for what is fair and what is lovely.',
  scorpio: 'Pluto, the modern ruler, gives Scorpio a taste for what lies underneath.',
  sagittarius: 'Jupiter gives Sagittarius its hope, and a map larger than the table.',
  capricorn: 'Saturn gives Capricorn its patience, and respect for the clock.',
  aquarius: 'Uranus, the modern ruler, gives Aquarius ideas that nobody ordered.',
  pisces: 'Neptune, the modern ruler, gives Pisces imagination, and edges that are hard to find.',
};

/** Pairs with one ruler, today or before Uranus, Neptune and Pluto were discovered. */
const SHARED_RULERS: Record<string, { before?: string; after?: string }> = {
  'taurus libra': { before: 'One planet rules both, in two moods.' },
  'gemini virgo': { before: 'One planet rules both, in two moods.' },
  'aries scorpio': { after: 'Before 1930 Mars had them both, and many astrologers still see it.' },
  'capricorn aquarius': {
    after: 'Before 1781 Saturn had them both, and many astrologers still see it.',
  },
  'sagittarius pisces': {
    after: 'Before 1846 Jupiter had them both, and many astrologers still see it.',
  },
};
