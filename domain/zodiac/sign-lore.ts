import type { Body } from '../sky/bodies.ts';
import type { Sign } from './signs.ts';

/** What is true of a sign on any day: its stars, its myth, and what tradition makes of it. */
export interface SignLore {
  /** What the symbol shows: `the Lion`. */
  symbol: string;
  /** The ruler before Uranus, Neptune and Pluto were discovered, if it differs from today's. */
  olderRuler: Body | null;
  /** How to see the constellation. */
  stars: string;
  /** The myth about it. */
  myth: string;
  /** What tradition says about the sign. */
  character: string;
}

/** The lore of a sign. */
export function signLore(sign: Sign): SignLore {
  return LORE[sign];
}

/*
 * Sources. Stars: magnitudes and parallaxes of Hipparcos, the boundaries of the IAU (1930). Myths: Aratus, Phaenomena;
 * Pseudo-Eratosthenes, Catasterismi; Hyginus, De Astronomica II; Ovid, Fasti and Metamorphoses; for the Babylonian figures
 * the MUL.APIN tablets. Characters: Ptolemy, Tetrabiblos I, and the modern handbooks' common ground.
 */
const LORE: Record<Sign, SignLore> = {
  aries: {
    symbol: 'the Ram',
    olderRuler: null,
    stars:
      'Aries is small: three stars in a bent line, of which Hamal, on the Ram’s forehead, is the brightest, an orange giant about 66 light-years away. Look for it on autumn evenings between the Pleiades and the square of Pegasus. For its size it has had a great career. Two thousand years ago the Sun stood here at the March equinox, and that point in the sky is called the First Point of Aries to this day, though it has long since slid into Pisces.',
    myth: 'The Greeks told of a ram with a golden fleece that could speak and fly. It carried off two children, Phrixus and Helle, whose stepmother wanted them dead. Helle looked down, lost her hold and fell into the strait that was named after her, the Hellespont. Phrixus held on as far as Colchis at the end of the Black Sea. The fleece was hung in an oak, and a generation later Jason came for it with the Argonauts.',
    character:
      'Aries opens the zodiac as it opens the spring, and tradition gives it whatever belongs to a beginning: nerve, speed, and no great patience with the second half. It is cardinal fire under Mars, a match rather than a stove. An Aries will say what the whole table was thinking, is angry for four minutes, and is truly surprised that you still mind. Ask it to be first at something and you will see it at its best.',
  },
  taurus: {
    symbol: 'the Bull',
    olderRuler: null,
    stars:
      'Taurus is hard to miss on a winter night. The V of the Hyades draws the face, orange Aldebaran glares as the eye, and the Pleiades ride on the shoulder, six stars for most people and more for the sharp-sighted. Aldebaran is not one of the Hyades: it is 65 light-years off, less than half as far as they are, and only happens to be in front. By the tip of one horn lies the Crab Nebula, what is left of a star that Chinese astronomers saw explode in 1054.',
    myth: 'A bull stood in these stars long before there were Greeks; in the epic of Gilgamesh the goddess Ishtar sends the Bull of Heaven down against the hero. The Greek story is of Europa, a princess of Phoenicia. Zeus came to her meadow as a white bull so gentle that she hung flowers on his horns and sat on his back. Then he walked into the sea and did not stop until Crete. A continent bears her name.',
    character:
      'Tradition ties Taurus to the part of spring when things have taken root. It is fixed earth under Venus, and what it loves it loves with the hands: bread, wool, a good chair, somebody’s shoulder. It is slow to start and slower to leave. You can depend on a Taurus for years at a time, though you cannot hurry one for five minutes. Stubborn is the usual word. From inside, it feels like having already decided.',
  },
  gemini: {
    symbol: 'the Twins',
    olderRuler: null,
    stars:
      'Castor and Pollux are the heads of the Twins, side by side in the evening sky of late winter, with two lines of fainter stars walking off toward Orion. They are no twins at all. Pollux, the brighter, is a single orange giant 34 light-years away. Castor is half as far again, and a telescope splits it into three points of light, each of them double: six suns going around one another under a single name.',
    myth: 'Castor tamed horses and Pollux boxed. They were brothers born together, but Castor’s father was a mortal king and Pollux’s was Zeus, so that one could die and the other could not. When Castor was killed in a quarrel over some cattle, Pollux asked his father to let him share what he had. Since then, the story goes, they spend their days by turns below the earth and among the gods. Sailors prayed to them in storms.',
    character:
      'Gemini is mutable air under Mercury: quick, curious, in two places at once. Tradition hears it before it sees it. It collects facts, voices and acquaintances, and passes them on slightly improved. It can hold both sides of an argument and mean each of them while it speaks, which the fixed signs find alarming. What it finds hard is the long, silent middle of things. Give a Gemini somebody to tell it to, and almost any task becomes bearable.',
  },
  cancer: {
    symbol: 'the Crab',
    olderRuler: null,
    stars:
      'Cancer is the faintest figure of the zodiac; from a lit street there is simply a gap between the Twins and the Lion. In the dark that gap fills. In the middle of it hangs a patch of mist, the Beehive, which Galileo turned his telescope on and found to be a crowd of stars. Two faint ones beside it are the Donkeys, feeding at what the Greeks called the Manger. The tropic of Cancer has its name from the time when the June Sun stood here.',
    myth: 'While Heracles fought the Hydra in the swamp of Lerna, his enemy Hera sent a crab to help the monster. It took hold of his foot. He stepped on it, and went on with his work. That is the whole story, and the Greeks themselves found it a slight one; but Hera remembered who had come when called, and set the crab in the sky. Its stars are dim, some tellers add, because it had, after all, not won.',
    character:
      'Cancer is cardinal water, the sign of the June solstice, and the only one that the Moon rules. Tradition gives it the house, the pot on the stove, the photograph in the hall. It begins things sideways, and for other people. It remembers what you said at somebody’s wedding and how you looked when you said it. When it is hurt it goes in and shuts the door quietly, hoping to be asked. Ask. It has been keeping a plate warm for you.',
  },
  leo: {
    symbol: 'the Lion',
    olderRuler: null,
    stars:
      'Leo is one of the few figures that looks like its name: a backward question mark of stars, the Sickle, for the head and mane, and a triangle for the haunches. Regulus, the dot of the question mark, lies less than half a degree from the path of the Sun, so the Moon sometimes covers it and the planets pass close by. It is nearly four times as heavy as the Sun and spins so fast that it bulges. In November, the Leonid meteors seem to come out of the mane.',
    myth: 'The first labor of Heracles was the lion of Nemea, whose hide no weapon could cut. His arrows bounced off, and his club broke or bent, depending on who tells it. So he blocked one mouth of its cave, went in by the other, and strangled it. Then he could not skin it, until he thought of using the beast’s own claws. He wore the pelt from then on, with the jaws as a hood, and Zeus put the lion among the stars.',
    character:
      'Leo is fixed fire and answers to the Sun itself. Tradition seats it in the middle of the room, where it is warm, generous, a little theatrical, and loyal past good sense. It gives the large tip and tells the story again for the one who came late. Its pride is easy to hurt and easy to mend: it would like to be thanked, by name, in front of people. A Leo who feels seen will do anything for you.',
  },
  virgo: {
    symbol: 'the Maiden',
    olderRuler: null,
    stars:
      'Virgo is the second largest of all constellations and the longest stretch of the Sun’s path, which takes it about six weeks. One star stands out: Spica, blue-white, 250 light-years away, two suns so close that they go around each other in four days. The name means an ear of grain, which the Maiden holds in her hand. Near her other arm, but some fifty million light-years behind the stars, is a cluster of well over a thousand galaxies.',
    myth: 'Aratus, in the third century BC, calls her Justice. In the golden age, he says, she lived among people and talked with them in the streets. In the silver age she came down from the hills only toward evening, to scold. When the bronze age forged swords she had had enough, and flew up to the sky, where she can still be seen by night. Others, because of the ear of grain, saw Demeter in her, or her daughter Persephone.',
    character:
      'Virgo is mutable earth under Mercury, the sign of the harvest being sorted. Tradition gives it an eye for what is off by a little, and the wish to put that right before anybody has to ask. It is kinder than its reputation: the list, the label and the spare button are how it loves you. It worries, and is harder on itself than on any guest. Tell a Virgo, in so many words, when something is good enough. It may not have noticed.',
  },
  libra: {
    symbol: 'the Scales',
    olderRuler: null,
    stars:
      'Libra has no star of the first magnitude, and two names to make up for it: Zubenelgenubi and Zubeneschamali, Arabic for the southern and the northern claw. That is what the Greeks saw here, the claws of the Scorpion reaching westward. The Babylonians had a balance in the same place, and the Romans kept it. So Libra is the only sign of the zodiac that was never alive. Zubenelgenubi is a pair that good eyes can split, and it lies almost on the path of the Sun.',
    myth: 'The Scales have no adventure. When the Romans drew them, they laid them next to the Maiden, and storytellers let her hold them: Justice, who had left the earth, weighing it from a distance. There was an older reason too. In those centuries the Sun came to these stars soon after the September equinox, when day and night are even. And Cicero knew an astrologer who had worked out that the Moon was in Libra when Rome was founded.',
    character:
      'Libra is cardinal air under Venus: it begins by turning to somebody. Tradition calls it fair, charming and unable to order lunch. Look closer, and the hesitation is a kind of courtesy, since it is trying your side on to see how it feels. It smooths a room without anyone noticing, and pays for that later, alone, in all that it did not say. What it needs from a friend is an honest preference. “I don’t mind” helps nobody.',
  },
  scorpio: {
    symbol: 'the Scorpion',
    olderRuler: 'Mars',
    stars:
      'Scorpius, as astronomers spell it, looks the part: a curved row of stars with two at the end for the sting, low in the south on summer nights as seen from Europe or most of the United States. Antares is the heart, a red supergiant so wide that, put in place of the Sun, it would swallow the orbit of Mars. Its name means the rival of Mars. The Sun crosses only a corner of the constellation, in about a week, and goes on into Ophiuchus, which has stars on its path but no sign.',
    myth: 'Orion, the hunter, boasted that he would kill every animal on earth. Earth herself objected, and sent a scorpion. Some say that it was Artemis who sent it, for reasons of her own, and all agree that it won. Zeus set the two of them at opposite ends of the sky, where they keep out of each other’s way: as the Scorpion rises in the east, Orion goes down in the west. You can check that on any clear night in May.',
    character:
      'Scorpio is fixed water, a deep well rather than a stream. Mars ruled it alone until Pluto was found in 1930, and many astrologers read both. Tradition says that it sees what you meant, keeps what you told it, and forgets nothing of either kind. It would rather have one true friend than twelve pleasant ones. The sting is real but overrated, and mostly turned inward. If you want a Scorpio’s trust, tell the truth early, and the small truths too.',
  },
  sagittarius: {
    symbol: 'the Archer',
    olderRuler: null,
    stars:
      'Nobody sees an archer at first. What you see, low in the summer south, is a teapot: handle on the left, spout on the right, and the Milky Way rising from the spout like steam. Behind that steam, some 26,000 light-years off, is the center of our galaxy, with a black hole of four million suns. The Archer’s arrow points toward the heart of the Scorpion. The Sun stands in this constellation at the December solstice now, among the richest star fields there are.',
    myth: 'Many people take the Archer for Chiron, the wise centaur who taught Achilles. Old writers disagreed: centaurs did not use bows, they said, and Chiron has a constellation of his own in the south. Their candidate was Crotus, son of the god Pan, who grew up on Mount Helicon with the Muses. He invented shooting with the bow. He also listened to the Muses sing, and having no other way to say how good it was, he struck his hands together. So he invented applause.',
    character:
      'Sagittarius is mutable fire under Jupiter, and tradition points it at the horizon. It wants the larger map, the foreign word, the reason behind the rule. It tells the truth as one throws a ball, assuming that you will catch it. It promises in good faith and double-books in better. Details bore it, doors closed for no reason bore it more. Travel with a Sagittarius if you can, and carry the tickets yourself.',
  },
  capricorn: {
    symbol: 'the Sea-Goat',
    olderRuler: null,
    stars:
      'Capricornus is a large, dim triangle, something like a paper boat or a crooked smile, in the south on early autumn evenings. Its brightest star, Deneb Algedi, is only of the third magnitude; the name means the tail of the kid. At the other corner is Algedi, two stars that you can tell apart without a glass, and that have nothing to do with each other: one is several times as far away. The tropic of Capricorn was named when the December Sun stood here.',
    myth: 'A goat with the tail of a fish is carved on Babylonian boundary stones of three thousand years ago; it belonged to Ea, the god of wisdom and of the sweet water under the earth. The Greeks had to explain it. When the monster Typhon came to attack the gods, they said, everyone fled in the shape of some animal. Pan jumped into the Nile in the middle of changing. What was above the water became a goat, and what was below became a fish.',
    character:
      'Capricorn is cardinal earth under Saturn and starts in the darkest week of the northern year, which suits it. Tradition has it climbing, slowly, with a rope and a list. It takes on what others put down, says little about it, and makes jokes so dry that they are found later. It trusts time more than luck. Capricorns are often told to relax. They relax when the thing is done and the people they look after are asleep.',
  },
  aquarius: {
    symbol: 'the Water-Bearer',
    olderRuler: 'Saturn',
    stars:
      'Aquarius is wide and quiet, in a part of the sky so full of fishes, whales and dolphins that the ancients called it the Sea. Find the water jar first, a small Y of four stars near the celestial equator; from there the water trickles south in a long string to Fomalhaut. Sadalsuud, the brightest, means the luckiest of the lucky, since it rose with the Sun when the winter rains were over. In early May, dust from Halley’s comet falls out of the jar as meteors.',
    myth: 'To the Babylonians he was the Great One, a god with streams pouring from his shoulders. The Greeks made him a boy. Ganymede, a prince of Troy, was so handsome that Zeus sent an eagle, or came as one, and carried him up to pour the wine of the gods. His father was given a pair of immortal horses, which is more than most fathers got. Near him in the sky the Eagle is still flying.',
    character:
      'Aquarius is fixed air, a held opinion. Saturn had it to himself until Uranus was discovered in 1781, and the sign has something of both, the rule and the exception. Tradition finds it friendly to everyone and close to few. It thinks about how a thing ought to work for all of us, and may overlook the one in front of it. It will not be hurried into feeling. Leave an Aquarius free to come, and it comes more often than you would think.',
  },
  pisces: {
    symbol: 'the Fishes',
    olderRuler: 'Jupiter',
    stars:
      'Pisces is a big, faint V: two cords of stars, each with a fish at its end, tied together at Alrescha, whose name means the rope. Its brightest star, Alpherg, is so modest that most people have never knowingly seen it. Even so, the most important point of the sky lies here. The Sun is in Pisces when it crosses the equator in March, and all the positions of astronomers and astrologers are counted from there. It will move on into Aquarius in about six hundred years.',
    myth: 'It is Typhon again, the monster from whom Pan fled. Aphrodite and her son Eros were sitting by the Euphrates when he came. They leaped in, and either turned into two fish or were carried off by two; to keep from losing each other, they tied themselves together with a cord. In Syria, people who told the story would not eat fish. The knot in the cord is drawn on every star map since antiquity.',
    character:
      'Pisces is mutable water and closes the year. Jupiter ruled it before Neptune was found in 1846, and many astrologers ask both. Tradition says that it has thin walls: other people’s weather comes in. Out of that it makes music, forgiveness, and excuses. It dislikes forms, edges and the word no, and may vanish rather than say it. It has more strength than it shows, being used to deep water. Be gentle with a Pisces, and precise about the date.',
  },
};
