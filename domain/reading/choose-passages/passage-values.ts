import type { Area, Asks, Passage } from '#domain/words/passage.ts';
import type { Card, IntroductionCard } from './decks.ts';
import type { Scene } from './scenes.ts';

// What a passage adds to the score of a reading, or subtracts. Values are added to the logarithm of its contact's
// weight, so 0.7 counts as much as doubling the weight.

/**
 * A section written to follow the introduction continues it. The introduction sets the day's theme, and a section of
 * that theme makes the reading one day.
 */
export function themeValue(card: Card, introductionCard: IntroductionCard): number {
  if (continuesIntroduction(card, introductionCard)) return 64;
  const { passage } = card;
  const { passage: introduction } = introductionCard;
  const [main] = introduction.themes;
  if (passage.themes[0] === main) return isLink(passage) ? 12 : 10;
  if (passage.themes[1] === main) return 7;
  return introduction.themes[1] === passage.themes[0] ? 1.4 : 0;
}

/**
 * In the blind panels, the readers' "could be about me" was 4.45 of 5 where graders thought both paragraphs wide, and 3.4
 * where they thought one narrow.
 */
const REACH = { wide: 6, narrow: -12 };

/** What a passage gains or loses by the number of readers whom it could be about. */
export function reachValue({ reach }: Passage): number {
  return reach ? REACH[reach] : 0;
}

/** Whether a section was written to follow this introduction. */
export function continuesIntroduction(card: Card, { nextCards }: IntroductionCard): boolean {
  return nextCards.has(card);
}

/** Whether a passage picks up the introduction's theme in its first sentence. */
export function isLink(passage: Passage): boolean {
  return 'links' in passage;
}

/** What a reader of the sign has seen in recent weeks or will see in the coming ones. */
export interface RecentHistory {
  /** Openings used so often that they are worn out; see `wornOpenings`. */
  worn: ReadonlySet<string>;
  /** The penalty for each motif after those readings. */
  motifs: ReadonlyMap<string, number>;
  /** The penalty for each gist after those readings. */
  gists: ReadonlyMap<string, number>;
  /** The penalty for each scene after those readings. */
  scenes: ReadonlyMap<Scene, number>;
  /** The penalty for another consoling last line. */
  consoled: number;
  /** The penalty for another passage that lets the reader off. */
  letOff: number;
  /** The penalty for another passage that mentions the reader's sign. */
  named: number;
  /** The penalty for another quoted sentence. */
  spoken: number;
  /** The penalty for each piece of advice after those readings; see `advicePenalties`. */
  asks: ReadonlyMap<Asks, number>;
  /** The penalty for another sore passage about an area after those readings; see `sorePenalties`. */
  sore: ReadonlyMap<Area, number>;
}

const SAME_MOTIF_IN_READING = -20;
/** By the number of days between this reading and another with the motif. */
const SAME_MOTIF_LATELY = [-16, -16, -16, -16, -15, -14, -13, -12, -11, -10, -8, -6, -4, -2];
/** A test reader noticed "the head that won't be quiet" under three different motifs in four days. */
const SAME_GIST_IN_READING = -28;
const SAME_GIST_LATELY = [-28, -22, -16, -10, -7, -4];
/** One paragraph that refers back to the introduction is a thread; three are a mannerism. */
const ANOTHER_LINK = -1.5;
/** Readers notice a recurring couch before a recurring word; a scene may repeat, but not the next day. */
const SAME_SCENE_IN_READING = -2;
const SAME_SCENE_LATELY = [
  -2, -1.8, -1.6, -1.2, -1, -0.8, -0.7, -0.5, -0.4, -0.3, -0.2, -0.2, -0.1, -0.1,
];
/** "They feel the same" is comforting once a week; test readers who went through ten days of readings could predict it. */
const ANOTHER_CONSOLES = -40;
const CONSOLED_LATELY = [-4.5, -4, -3.5, -3, -2.5, -2, -1.5];
/** By the number of other passages that let the reader off. */
const ANOTHER_LETS_OFF = [0, -14, -40, -70, -90];
/** For each such passage of the days before or after, by the number of days. */
const LET_OFF_LATELY = [-6, -4, -2.5, -1.5];
/** "Ask a Scorpio …" is a pleasure about twice a week; in every reading, it would be a formula. */
const ANOTHER_OF_SIGN = -100;
const OF_SIGN_LATELY = [-60, -24, -8];
const SAME_OPENING = -1;
const SAME_CLOSING = -0.8;
const ANOTHER_CLIPPED = -1.2;
const WORN_OPENING = -0.8;
const SKY_IN_SAME_PLACE = -1;
/** An opening used in this fraction of the sign's last passages is worn out. */
const WORN_SHARE = 0.2;

/** The penalty for what a passage repeats of this reading and the last weeks; at most 0. */
export function varietyPenalty(
  card: Card,
  others: readonly Card[],
  history: RecentHistory,
): number {
  const { passage, opening, closing, skyAt } = card;
  let value = motifPenalty(passage, others, history);
  if (card.gist !== null) {
    value += others.some((other) => other.gist === card.gist)
      ? SAME_GIST_IN_READING
      : (history.gists.get(card.gist) ?? 0);
  }
  if (isLink(passage))
    value += ANOTHER_LINK * others.filter((other) => isLink(other.passage)).length;
  for (const scene of card.scenes) {
    if (others.some((other) => other.scenes.includes(scene))) value += SAME_SCENE_IN_READING;
    else value += history.scenes.get(scene) ?? 0;
  }
  if (passage.consoles) {
    value += others.some((other) => other.passage.consoles) ? ANOTHER_CONSOLES : history.consoled;
  }
  if (passage.letsOff) {
    const count = others.filter((other) => other.passage.letsOff).length;
    value += ANOTHER_LETS_OFF[count]! + history.letOff;
  }
  if (card.isOfSign) {
    value += others.some((other) => other.isOfSign) ? ANOTHER_OF_SIGN : history.named;
  }
  if (others.some((other) => other.opening === opening)) value += SAME_OPENING;
  value += SAME_CLOSING * others.filter((other) => other.closing === closing).length;
  if (card.isClipped) value += ANOTHER_CLIPPED * others.filter((other) => other.isClipped).length;
  if (history.worn.has(opening)) value += WORN_OPENING;
  value += SKY_IN_SAME_PLACE * others.filter((other) => other.skyAt === skyAt).length;
  return value;
}

/** By the number of other passages that begin with a sentence of the same kind: never all five. */
const SAME_OPENING_KIND = [0, -0.7, -4, -20, -160];
/** By the number of other passages that end on a joke: never all five. */
const ANOTHER_QUIP = [0, -8, -16, -26, -120];

/** The penalty for a beginning and an ending like those of the other passages, the introduction included; at most 0. */
export function shapePenalty({ passage, openingKind }: Card, others: readonly Card[]): number {
  const alike = others.filter((other) => other.openingKind === openingKind).length;
  const quips = others.filter((other) => other.passage.ending === 'quip').length;
  return SAME_OPENING_KIND[alike]! + (passage.ending === 'quip' ? ANOTHER_QUIP[quips]! : 0);
}

/** Readers notice a second quoted sentence at once, even in a section that continues the introduction. */
const SECOND_SPEECH = -60;
/** Test readers who went through ten days of readings were waiting for the sentence they would be told to say. */
const SPOKEN_LATELY = [-14, -9, -5];

/** The penalty for a quoted sentence if other passages have one, or one in recent days had; at most 0. */
export function speechPenalty(
  { hasSpeech }: Card,
  others: readonly Card[],
  { spoken }: RecentHistory,
): number {
  if (!hasSpeech) return 0;
  return others.some((other) => other.hasSpeech) ? SECOND_SPEECH : spoken;
}

/** Most readers are off on weekends; for those who aren't, a passage about work in general is just as true. */
const AT_WORK_ON_WEEKEND = -16;

/** The penalty for a passage that takes for granted that the reader is at a job; at most 0. */
export function weekendPenalty({ atWork }: Passage, isWeekend: boolean): number {
  return atWork && isWeekend ? AT_WORK_ON_WEEKEND : 0;
}

/** Readers who were at fault in every paragraph said that they felt worse than before. */
const ANOTHER_SORE = -9;
/** By the number of days between two sore passages about the same area. */
const SORE_LATELY = [-5, -4, -3, -2, -1];
/** For each passage that is not bright, while none of the reading is. */
const NOTHING_BRIGHT = [0, 0, -1, -2.5, -6];

/**
 * The penalty for a passage in which things go badly for the reader, or for a reading in which nothing goes well; at
 * most 0.
 */
export function moodPenalty(
  { passage: { mood } }: Card,
  area: Area,
  others: readonly Card[],
  { sore }: RecentHistory,
): number {
  if (mood === 'bright') return 0;
  const isBright = others.some(({ passage }) => passage.mood === 'bright');
  const gloom = isBright ? 0 : NOTHING_BRIGHT[others.length]!;
  if (mood !== 'sore') return gloom;
  const again = others.filter(({ passage }) => passage.mood === 'sore').length;
  return gloom + ANOTHER_SORE * again + (sore.get(area) ?? 0);
}

/** The penalty for another sore passage about each area, by the days that had one, nearest first. */
export function sorePenalties(days: readonly (readonly { area: Area; card: Card }[])[]) {
  return penaltyByNearest(
    SORE_LATELY,
    days.map((sections) =>
      sections.flatMap(({ area, card }) => (card.passage.mood === 'sore' ? area : [])),
    ),
  );
}

const SAME_ADVICE_IN_READING = -1000;
/** By the number of days since, or until, the same advice; each recent occurrence counts. */
const SAME_ADVICE_LATELY = [-34, -32, -30, -27, -24, -22, -20, -5, -3, -2];
const TALKS: ReadonlySet<Asks> = new Set([
  'get in touch',
  'invite them',
  'talk to a stranger',
  'say the kind thing',
  'thank them',
  'ask about them',
  'tell something true',
  'bring it up',
  'own up',
  'say what you want',
  'ask the basic question',
  'ask for help',
  'speak up',
  'say no',
  'name a limit',
  'ask for time alone',
  'send the short version',
] as const);
/** Whether a passage has the reader say, ask or write something to somebody. */
export function asksToTalk({ asks }: Passage): boolean {
  return TALKS.has(asks);
}

/** What kind of thing a passage is for: to talk, to let something be, or to do something; null for none of these. */
export function kindOfAdvice(passage: Passage): 'talk' | 'let be' | 'do' | null {
  if (passage.letsOff) return 'let be';
  if (passage.asks === 'nothing') return null;
  return asksToTalk(passage) ? 'talk' : 'do';
}

/**
 * By the number of other passages that ask for a talk, too: readers complained that every day told them to go talk to
 * somebody.
 */
const ANOTHER_TALK = [0, -16, -24, -24, -24];

/** The penalty for advice that another passage of this reading gives, or one gave recently; at most 0. */
export function advicePenalty(
  { passage }: Card,
  others: readonly Card[],
  { asks }: RecentHistory,
): number {
  if (passage.asks === 'nothing') return 0;
  const lately = asks.get(passage.asks) ?? 0;
  if (others.some((other) => other.passage.asks === passage.asks)) {
    return SAME_ADVICE_IN_READING + lately;
  }
  const talks = asksToTalk(passage)
    ? ANOTHER_TALK[others.filter((other) => asksToTalk(other.passage)).length]!
    : 0;
  return lately + talks;
}

const ASKS_NOTHING_EARLY = -40;
const ANOTHER_ASKS_NOTHING = -60;
const ADVICE_TO_THE_END = -40;

/**
 * The penalty for asking for nothing before the last passage is chosen, or for still giving advice in it. Readers are
 * glad of one paragraph without advice, but the blind panel liked the first paragraphs better with it. At most 0.
 */
export function restPenalty({ passage }: Card, others: readonly Card[]): number {
  const rests = others.some((other) => other.passage.asks === 'nothing');
  if (passage.asks === 'nothing') {
    return (others.length < LAST ? ASKS_NOTHING_EARLY : 0) + (rests ? ANOTHER_ASKS_NOTHING : 0);
  }
  return others.length === LAST && !rests ? ADVICE_TO_THE_END : 0;
}

/** How many passages are chosen before the last: the introduction and three sections. */
const LAST = 4;

/** The penalty for each piece of advice, by the days before or after that gave it, nearest first. */
export function advicePenalties(days: readonly (readonly Asks[])[]): Map<Asks, number> {
  const penalties = new Map<Asks, number>();
  for (const [ago, value] of SAME_ADVICE_LATELY.entries()) {
    for (const asks of days[ago] ?? []) penalties.set(asks, (penalties.get(asks) ?? 0) + value);
  }
  return penalties;
}

/** The openings of more than `WORN_SHARE` of the passages so far, once there are ten. */
export function wornOpenings(openings: ReadonlyMap<string, number>): Set<string> {
  const all = [...openings.values()].reduce((sum, count) => sum + count, 0);
  if (all < 10) return new Set();
  return new Set([...openings.keys()].filter((one) => openings.get(one)! / all > WORN_SHARE));
}

/**
 * For each passage, an upper bound of `varietyPenalty` plus `advicePenalty`, whatever else is in the reading: repeating
 * something of the reading costs at least as much as repeating it from the days around it.
 */
export function upperBoundFor(history: RecentHistory): (card: Card) => number {
  const cached = new Map<Card, number>();
  return (card) => {
    let bound = cached.get(card);
    if (bound === undefined) {
      bound = varietyPenalty(card, [], history) + advicePenalty(card, [], history);
      cached.set(card, bound);
    }
    return bound;
  };
}

/** The penalties for motifs, gists, scenes, consoling last lines, let-offs, signs named and quoted sentences of the days before or after, nearest first. */
export function nearestPenalties(
  days: readonly (readonly Card[])[],
): Pick<RecentHistory, 'motifs' | 'gists' | 'scenes' | 'consoled' | 'letOff' | 'named' | 'spoken'> {
  const consoled = days.findIndex((cards) => cards.some(({ passage }) => passage.consoles));
  const named = days.findIndex((cards) => cards.some(({ isOfSign }) => isOfSign));
  const spoken = days.findIndex((cards) => cards.some(({ hasSpeech }) => hasSpeech));
  return {
    motifs: penaltyByNearest(
      SAME_MOTIF_LATELY,
      days.map((cards) => cards.map(({ passage }) => passage.motif)),
    ),
    gists: penaltyByNearest(
      SAME_GIST_LATELY,
      days.map((cards) => cards.flatMap(({ gist }) => gist ?? [])),
    ),
    scenes: penaltyByNearest(
      SAME_SCENE_LATELY,
      days.map((cards) => cards.flatMap((card) => card.scenes)),
    ),
    consoled: CONSOLED_LATELY[consoled] ?? 0,
    letOff: LET_OFF_LATELY.reduce(
      (sum, value, ago) =>
        sum + value * (days[ago]?.filter(({ passage }) => passage.letsOff).length ?? 0),
      0,
    ),
    named: OF_SIGN_LATELY[named] ?? 0,
    spoken: SPOKEN_LATELY[spoken] ?? 0,
  };
}

/** For each thing that the days around have, the value for the nearest day that has it; `days` begin with the nearest. */
function penaltyByNearest<T>(
  byDistance: readonly number[],
  days: readonly (readonly T[])[],
): Map<T, number> {
  const penalties = new Map<T, number>();
  for (const [ago, value] of byDistance.entries()) {
    for (const thing of days[ago] ?? []) if (!penalties.has(thing)) penalties.set(thing, value);
  }
  return penalties;
}

function motifPenalty(
  { motif }: Passage,
  others: readonly Card[],
  { motifs }: RecentHistory,
): number {
  if (others.some((other) => other.passage.motif === motif)) return SAME_MOTIF_IN_READING;
  return motifs.get(motif) ?? 0;
}
