import type { SectionTitle } from '../reading/reading.ts';
import { signProfile } from './profiles.ts';
import { readingHours } from './reading-hours.ts';
import type { Sign } from './signs.ts';

/** How to read a sign's page, the same every day: which hours and sections suit the sign, and when the text changes. */
export interface SignGuide {
  /** `6-9 AM`: this site's best hours for the sign's element. */
  hours: string;
  /** Why these hours suit the sign. */
  why: string;
  /** The sections that serve the sign best. */
  focus: readonly { title: SectionTitle; advice: string }[];
  /** Says that the text changes at the reader's own midnight. */
  midnight: string;
}

/** The content of the static block on a sign's page. */
export function signGuide(sign: Sign): SignGuide {
  return { hours: readingHours(signProfile(sign).element), ...GUIDES[sign] };
}

/*
 * Sources for the astronomy: periods and dates from the fact sheets of NASA's planetary data center (Mars 687 days,
 * Jupiter 11.86 years, Saturn 29.46, Uranus 84, Neptune 165, Pluto 248); greatest elongation from the Sun, Mercury
 * 28° and Venus 48°; Saturn is retrograde for some 138 of every 378 days.
 */
const GUIDES: Record<Sign, Omit<SignGuide, 'hours'>> = {
  aries: {
    why: 'Six to nine in the morning is the time of first moves, and Aries is the sign of first moves: the zodiac begins here, at the March equinox, when day and night are nearly equal all over the Earth. Read before the messages arrive, with your shoes still by the door. You will be done in two minutes and will then want to do something, so let the reading choose the first thing rather than the tenth. Mars, your ruler, stands for starting; the old books call him hot and dry, good for kindling.',
    focus: [
      {
        title: 'Career & Work',
        advice:
          'Look here for what to begin. A line about a delay is worth more to you than praise, because it tells you where to leave room.',
      },
      {
        title: 'Love & Relationships',
        advice:
          'Your frankness is a gift when it comes after a pause. Read this part for the other person’s weather before you report your own.',
      },
      {
        title: 'Health & Wellness',
        advice:
          'Heat needs somewhere to go. See whether the day suits a run, a slow walk or an early night.',
      },
    ],
    midnight:
      'Your horoscope updates every day at midnight, and midnight means yours: the page goes by your own clock, wherever you wake up. Nothing carries over, which should suit a sign that would rather start fresh than finish.',
  },
  taurus: {
    why: 'Taurus does nothing well in a rush, so leave the page until the morning has settled: breakfast eaten, coffee still warm, the clock somewhere between nine and eleven. Earth signs, tradition says, understand a day by handling it, and by the middle of the morning there is something in your hands. Your ruler sets a similar pace. Venus is never more than 48 degrees from the Sun in the sky, so she keeps to the gentler ends of the night, an evening star for some months and a morning star for others. Comfort first, then counsel: that order has served bulls for a long time.',
    focus: [
      {
        title: 'Finance & Money',
        advice:
          'Read this one slowly. Look for what the day asks you to keep, to mend or to price fairly.',
      },
      {
        title: 'Home & Environment',
        advice:
          'Small comforts count with you: a better lamp, fresh bread, an open window. Take the section as leave to put one corner right.',
      },
      {
        title: 'Fashion & Style',
        advice:
          'Texture speaks to you before color does. A friendly line is reason enough to wear the good wool on a Tuesday.',
      },
    ],
    midnight:
      'While you sleep the page turns, for the horoscope updates every day at midnight where you are. There is no need to be up for it. The new text will be as fresh at ten as it was at one minute past twelve.',
  },
  gemini: {
    why: 'By eleven you have already read three other things, which is how Gemini warms up. From then until two people are easy to reach, and for an air sign a reading is best treated as something to pass on, to argue with, or to try out on a friend over lunch. Mercury, who rules you, is the quickest of the planets: he goes round the Sun in eighty-eight days and, seen from the Earth, turns back three or four times in a year. Skim the page once for its news. Then return for the sentence that you skipped.',
    focus: [
      {
        title: 'Social Life',
        advice:
          'Whom to answer, whom to introduce to whom, when to let a thread rest: nowhere does a small hint carry you further.',
      },
      {
        title: 'Personal Growth',
        advice:
          'Pick one question out of it and stay with that until evening. One is plenty; four is your usual number.',
      },
      {
        title: 'Career & Work',
        advice:
          'Watch for timing. Where the day leans toward drafts, let them stay drafts and send them tomorrow.',
      },
    ],
    midnight:
      'At any moment two dates, and for two hours of the day even three, are today somewhere on Earth. A sign of twins may enjoy that. Which of them is yours your own clock decides: the horoscope updates every day at midnight as it shows, and not by the clock of some office far away.',
  },
  cancer: {
    why: 'Keep this page for the evening, between six and nine, when the door is shut and supper is on its way. Cancer understands a day best by looking back over it: what was said, who was quiet, how the house felt. The Moon rules you, and evening is often her stage. While she is waxing she already stands in the sky at sunset, and when full she rises at about that hour. She changes sign every two to three days, faster than any other ruler, so a mood that puzzled you at noon may have a plain explanation in the opening lines.',
    focus: [
      {
        title: 'Family Matters',
        advice:
          'Begin here. Whoever is on your mind at the table is probably the one to read it for.',
      },
      {
        title: 'Home & Environment',
        advice:
          'A shelf, a pot of soup, a call made from your own kitchen: find the little repair that makes the place yours again.',
      },
      {
        title: 'Spiritual Guidance',
        advice:
          'You remember nearly everything. Let these lines choose one memory of the day to keep and one to let go.',
      },
    ],
    midnight:
      'Read after supper, the page still belongs to the day that is ending, because it is every day at midnight, in your own time zone, that the horoscope updates. Then tomorrow is waiting under the same roof.',
  },
  leo: {
    why: 'Your ruler is the Sun, and from six to nine in the morning he does for the sky what Leo does for a room. Meet him while he is climbing. He keeps a steady pace of about one degree a day and is never retrograde; roughly once a month he moves on to the next sign and, as astrologers put it, lights another part of your life. Read by a window, before anyone has asked anything of you, and decide there what you would like to give. A lion is at his most generous when nobody has demanded it yet.',
    focus: [
      {
        title: 'Love & Relationships',
        advice:
          'Warmth comes easily to you; seeing who is short of it is the art. Read for a chance to go first.',
      },
      {
        title: 'Personal Growth',
        advice:
          'Take one brave thing from this part and do it before lunch, while the courage is warm.',
      },
      {
        title: 'Fashion & Style',
        advice:
          'Somebody will look, so let it be on purpose. The colors of the day are listed among the lucky elements and cost nothing to try.',
      },
    ],
    midnight:
      'The stage is set anew every day at midnight, when your horoscope updates by the clock on your own wall. Whoever is up late may catch it as the curtain rises. Most lions prefer to find it waiting beside the breakfast.',
  },
  virgo: {
    why: 'Give the day an hour or two to show what it is made of, and then read. Between nine and eleven you know what has come in and what is still missing, and a Virgo with a list is the most useful reader that a horoscope can have. Mark the line that applies and pass over those that do not. Mercury rules you as he rules Gemini, but here he has his sleeves rolled up. He never strays more than 28 degrees from the Sun and is lost in its light for much of the year, like the assistant whom no one sees and everything depends on.',
    focus: [
      {
        title: 'Health & Wellness',
        advice:
          'It speaks of rest and habit only, an earlier night or a slower breakfast. Choose the smallest change that you would really keep.',
      },
      {
        title: 'Career & Work',
        advice:
          'Here you learn where care is wanted and where it would be wasted. Both are good to know before the next task.',
      },
      {
        title: 'Home & Environment',
        advice: 'One drawer is enough. Order made in a corner tends to spread by itself.',
      },
    ],
    midnight:
      'You will want the exact schedule: the horoscope updates every day at midnight, local time, according to the device in your hand. Each text is kept under its date, so that yesterday’s can be checked.',
  },
  libra: {
    why: 'Near noon the Sun crosses the meridian and stands as high as it will that day, with the morning on one side and the afternoon on the other. A sign whose emblem is a pair of scales can hardly ask for a fairer time, and eleven to two leaves a margin on both sides. Share the page if you can; Libra thinks in conversation. Your ruler Venus is fond of measure too. Every eight years, to within a few days, she comes back to the same place among the stars on the same date, having made five backward loops in between, spaced almost evenly round the zodiac.',
    focus: [
      {
        title: 'Love & Relationships',
        advice:
          'Look for the fair exchange: who has been giving, who has been carrying. The section suggests, and the two of you decide.',
      },
      {
        title: 'Social Life',
        advice:
          'You are the first to notice when a table is uneasy. Read this before accepting a third invitation.',
      },
      {
        title: 'Fashion & Style',
        advice:
          'Proportion settles you more than it does most people. Let one thing you wear agree with the mood of the day.',
      },
    ],
    midnight:
      'At twelve one date hands over to the next and the text goes along: your horoscope updates every day at midnight as your own clock strikes. It is neither an hour early nor an hour late, wherever the scales are hung.',
  },
  scorpio: {
    why: 'Evening, from six to nine, with the phone face down. Scorpio does not care to be watched while thinking, and once the day’s performances are over there is more to notice. Let the page put a question to the hours behind you: where did the real feeling run? Two planets have a claim on this sign. Mars ruled it alone for some two thousand years; Pluto was discovered in 1930, and modern astrologers name it beside him. It needs about 248 years for one round, so it tells of an age and not of a Thursday. For the temper of a single night, look at the Moon and at Mars.',
    focus: [
      {
        title: 'Finance & Money',
        advice:
          'Shared accounts and old debts are your ground by tradition. Read for what could be said openly at last.',
      },
      {
        title: 'Personal Growth',
        advice: 'Go straight to the line that annoys you. It has usually touched something.',
      },
      {
        title: 'Love & Relationships',
        advice:
          'Trust is the whole subject. Take away one thing that you could tell without being asked.',
      },
    ],
    midnight:
      'The change is made in the dark, as you would have it; the horoscope updates every day at midnight, the midnight of the place where you are. Nobody is told, and nothing is asked of you.',
  },
  sagittarius: {
    why: 'An archer aims before he lets go, and aiming is done early, from six to nine, while the day is still a mark in the distance. Take the page along to the platform or the bus stop; Sagittarius understands more when moving. Jupiter is your ruler. He takes nearly twelve years for the whole zodiac and stays about one in each sign, so his news is large and slow to come. The corrections of a single day are brought by the quick planets, and to have them at breakfast spares you a long walk after the arrow.',
    focus: [
      {
        title: 'Spiritual Guidance',
        advice:
          'Yours is the sign of the long view, of maps and teachers and foreign tables. One sentence may be worth carrying until night.',
      },
      {
        title: 'Career & Work',
        advice:
          'Look for the promise that you are about to make too generously. Halve it, and you will keep it with room to spare.',
      },
      {
        title: 'Social Life',
        advice: 'Strangers talk to you. When the section is cheerful, sit down next to one.',
      },
    ],
    midnight:
      'Travel as far as you like: the horoscope updates every day at midnight in whatever time zone you have reached, because the page asks your own device for the date. A few hours’ flight to the east, and tomorrow comes sooner.',
  },
  capricorn: {
    why: 'First an hour of work and then the horoscope; no goat was ever talked into the reverse. Between nine and eleven the easy part of the morning is done, and you can weigh a suggestion by what it would cost and what it would build. Saturn, your ruler, needs about twenty-nine and a half years to go around, longer than any other planet that the ancients knew. About once a year he is retrograde for some four and a half months and goes over ground that he has covered already. He would approve of reading twice.',
    focus: [
      {
        title: 'Career & Work',
        advice:
          'Plainly your first stop. Read for the next honest step, and leave the summit for another day.',
      },
      {
        title: 'Family Matters',
        advice:
          'You provide, and sometimes forget to arrive. A word here can be the reminder to be home by six.',
      },
      {
        title: 'Health & Wellness',
        advice:
          'Rest is part of the climb. When an early evening is advised, enter it in the calendar like any other appointment.',
      },
    ],
    midnight:
      'You value punctuality, so here is the rule: the horoscope updates every day at midnight, your local time, on Sundays and holidays too. The old text is not thrown away; it keeps an address with its date, where you can hold it to its word.',
  },
  aquarius: {
    why: 'The middle of the day, eleven to two, belongs to canteens, park benches and group chats, and Aquarius does its best thinking in company while pretending otherwise. Bring the page along and ask which line would fit the whole table. Saturn ruled here until William Herschel found Uranus in 1781, the first planet to be discovered rather than known since always; many astrologers now read both. Uranus needs 84 years for its circle and rolls along it lying on its side. It stays about seven years in a sign, so the weather of today comes from swifter bodies, the Moon above all.',
    focus: [
      {
        title: 'Social Life',
        advice:
          'Friends come first, and then the friends of friends. See whether a gathering is favored or a little distance; you need both.',
      },
      {
        title: 'Personal Growth',
        advice:
          'Find the sentence that you disagree with and answer it in writing. You learn most by objecting.',
      },
      {
        title: 'Career & Work',
        advice: 'On some days an odd method is the right one, on others the dull one. Check which.',
      },
    ],
    midnight:
      'No central office sets your date: the horoscope updates every day at midnight by the clock in your pocket, in every one of the thirty-eight offsets that the world’s clocks keep from Greenwich. There is no account to open first.',
  },
  pisces: {
    why: 'As the day loosens its grip, from six to nine in the evening, Pisces begins to hear itself think. Read with the lamp low and nothing else open, and be in no hurry to conclude; words that mean little at seven may explain themselves in a dream. Neptune, your modern ruler, was found in 1846 within one degree of the place that arithmetic had given for it, a planet known on paper before anyone had knowingly seen it. It takes about 165 years to go around the Sun. Earlier books give the sign to Jupiter, and many astrologers still ask the two of them.',
    focus: [
      {
        title: 'Spiritual Guidance',
        advice:
          'Start where the words are quietest. This is a place to set the day down, and it asks for no belief.',
      },
      {
        title: 'Love & Relationships',
        advice:
          'You feel other people’s weather as if it were yours. Use the section to sort out which is which.',
      },
      {
        title: 'Home & Environment',
        advice: 'Water, music, a closed door: one of the three is usually what an evening lacks.',
      },
    ],
    midnight:
      'Somewhere between one dream and the next the page changes, for your horoscope updates every day at midnight in the place where you sleep. What you read tonight was still today’s, and a new one will be there when you surface.',
  },
};
