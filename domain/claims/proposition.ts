import type { CivilDate } from '../calendar/civil-date.ts';
import type { Eclipse, LunationPhase, SeasonTurn } from '../sky/events.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { House } from '../zodiac/solar-houses.ts';
import type { ClaimKind } from './claim.ts';
import type {
  AngleName,
  BodyRef,
  BodyRefs,
  Nature,
  PhaseName,
  RulerRole,
  WhenMeaning,
} from './text/token.ts';

/** A sign or house named in a text; the statement is true if it holds for any of `signs`. */
export interface Place {
  signs: readonly Sign[];
  /** As it would read in prose: "Libra", "your seventh house". */
  words: string;
  /** Why the signs are unknown, or null if they are known. */
  unknown: string | null;
  /** The sign from which the houses are counted, if the text names a house. */
  housesOf?: Sign;
}

/** A position within a sign: whole degrees, degrees and minutes, or a part of the sign. */
export interface DegreeRange {
  from: number;
  to: number;
  words: string;
}

/** What a statement says about the sky, without its time. */
export type Proposition =
  | {
      type: 'place';
      subjects: BodyRefs;
      place: Place;
      degrees: DegreeRange | null;
      negated: boolean;
    }
  | IngressProposition
  | {
      type: 'motion';
      subjects: BodyRefs;
      motion: 'retrograde' | 'direct';
      negated: boolean;
    }
  | StationProposition
  | { type: 'phase'; phase: PhaseName; nearly: boolean; negated: boolean }
  | {
      type: 'lunation';
      phase: LunationPhase;
      place: Place | null;
      degrees?: DegreeRange | null;
      month: number | null;
      /** "The next full moon": the first to come. */
      isNext?: boolean;
      negated: boolean;
    }
  | { type: 'illumination'; low: number; high: number }
  | AspectProposition
  | {
      type: 'separation';
      a: BodyRefs;
      b: BodyRefs;
      from: number;
      to: number;
      /** Whether `a` is ahead of `b` in the zodiac or behind it; absent if the words don't say. */
      order?: 'ahead' | 'behind' | null;
    }
  | { type: 'approach'; a: BodyRef; b: BodyRef; course: 'applying' | 'separating' }
  | { type: 'ruler'; subject: BodyRef; role: RulerRole; negated: boolean }
  | {
      type: 'house-sign';
      houses: readonly House[];
      topics: readonly House[] | null;
      signs: readonly Sign[];
      negated: boolean;
    }
  | { type: 'nature'; sign: Sign; nature: Nature; negated: boolean }
  | CountProposition
  | { type: 'sun-season'; sign: Sign; part: 'begins' | 'ends' | 'now'; negated: boolean }
  | { type: 'season-turn'; events: readonly SeasonTurn['event'][]; negated: boolean }
  | {
      type: 'eclipse';
      of: Eclipse['of'] | null;
      eclipse: Eclipse['type'] | null;
      place: Place | null;
      degrees?: DegreeRange | null;
      /** "The next eclipse": the first to come. */
      isNext?: boolean;
      negated: boolean;
    }
  | { type: 'weekday'; weekday: number; date: CivilDate }
  | { type: 'date'; date: CivilDate }
  | { type: 'beyond'; reason: string }
  /** Something happens to one of the bodies, by itself or with one of the others: no word tells what. */
  | {
      type: 'happening';
      bodies: BodyRefs;
      others: BodyRefs;
      isMeeting?: boolean;
    }
  /** An event is over, or is yet to come. */
  | { type: 'side'; of: Proposition; side: 'over' | 'ahead' }
  /** Bodies are in the first part of their stay in a place, or in the last. */
  | { type: 'stage'; bodies: BodyRefs; place: Place; stage: 'early' | 'late' }
  /** A number of moons of a phase: "two full moons this month". */
  | { type: 'moons'; phase: LunationPhase; count: number }
  /** One event comes before another. */
  | { type: 'order'; earlier: Proposition; later: Proposition }
  /** Words that leave open which of several relations is meant; one of them must hold. */
  | { type: 'any-of'; readings: readonly Proposition[] };

/** The propositions of a type. */
export type Of<T extends Proposition['type']> = Extract<Proposition, { type: T }>;

export interface IngressProposition {
  type: 'ingress';
  subjects: BodyRefs;
  /** Null if the words don't say: "leaves Virgo", "changes sign". */
  to: Place | null;
  from: Place | null;
  negated: boolean;
}

export interface StationProposition {
  type: 'station';
  subjects: BodyRefs;
  /** Null for "is stationary". */
  turns: 'retrograde' | 'direct' | null;
  place: Place | null;
  degrees?: DegreeRange | null;
  negated: boolean;
}

export interface AspectProposition {
  type: 'aspect';
  a: BodyRefs;
  b: BodyRefs;
  angles: readonly AngleName[];
  exact: boolean;
  /** "Though never quite exact". */
  neverExact: boolean;
  course: 'applying' | 'separating' | null;
  orb: { from: number; to: number } | null;
  negated: boolean;
}

export interface CountProposition {
  type: 'count';
  min: number;
  max: number;
  /** `within`: "two planets are retrograde in Gemini" */
  of:
    | { type: 'motion'; motion: 'retrograde' | 'direct'; within?: Place | null }
    | { type: 'place'; place: Place };
  /** The complete list of bodies: "only Jupiter is retrograde". */
  exactly: BodyRefs | null;
  words: string;
}

export type Tense = 'past' | 'perfect' | 'present' | 'future';

/** A statement found in a sentence. Numbers are token indexes. */
export interface Finding {
  kind: ClaimKind;
  proposition: Proposition;
  /** The token that makes the statement; the nearest time in its clause is its time. */
  core: number;
  /** First and last tokens of the judged words. */
  from: number;
  to: number;
  tense: Tense;
  /** Tokens that no other finder may use. */
  uses: readonly number[];
  /** A position mentioned in passing in a clause about something else: "Venus in Libra trines Mars". */
  attached: boolean;
  /** Can be judged only with a time: "its station". */
  needsWhen?: boolean;
  /** A detail that no finder has related to the rest of its sentence; it may refer to any time in it. */
  isRemainder?: boolean;
  /** A time contained in the words themselves, such as "two days after the full Moon". */
  ownWhen?: WhenMeaning;
}

export type Findings = readonly Finding[];

/** The times that findings refer to. */
export type Times = Map<Finding, WhenMeaning[]>;
