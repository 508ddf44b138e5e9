import type { CivilDate } from '../calendar/civil-date.ts';
import type { Eclipse, LunationPhase, SeasonTurn } from '../sky/events.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { House } from '../zodiac/solar-houses.ts';
import type { ClaimKind } from './claim.ts';
import type {
  AngleName,
  BodyRef,
  Nature,
  PhaseName,
  RulerRole,
  WhenMeaning,
} from './text/token.ts';

/** A sign or a house as a text names it; any of `signs` makes the statement true. */
export interface Place {
  signs: readonly Sign[];
  /** As a reader would say it: "Libra", "your seventh house". */
  words: string;
  /** Why the signs are not known, where they are not. */
  unknown: string | null;
}

/** Where in the sign: whole degrees, degrees and minutes, or a part of it. */
export interface DegreeRange {
  from: number;
  to: number;
  words: string;
}

/** What a statement says of the sky, without its time. */
export type Proposition =
  | {
      type: 'place';
      subjects: readonly BodyRef[];
      place: Place;
      degrees: DegreeRange | null;
      negated: boolean;
    }
  | IngressProposition
  | {
      type: 'motion';
      subjects: readonly BodyRef[];
      motion: 'retrograde' | 'direct';
      negated: boolean;
    }
  | StationProposition
  | { type: 'phase'; phase: PhaseName; nearly: boolean; negated: boolean }
  | {
      type: 'lunation';
      phase: LunationPhase;
      place: Place | null;
      month: number | null;
      /** "The next full moon": none may come before it. */
      isNext?: boolean;
      negated: boolean;
    }
  | { type: 'illumination'; low: number; high: number }
  | AspectProposition
  | { type: 'separation'; a: readonly BodyRef[]; b: readonly BodyRef[]; from: number; to: number }
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
      /** "The next eclipse": none may come before it. */
      isNext?: boolean;
      negated: boolean;
    }
  | { type: 'weekday'; weekday: number; date: CivilDate }
  | { type: 'date'; date: CivilDate }
  | { type: 'beyond'; reason: string };

export interface IngressProposition {
  type: 'ingress';
  subjects: readonly BodyRef[];
  /** Null where the words leave it open: "leaves Virgo", "changes sign". */
  to: Place | null;
  from: Place | null;
  negated: boolean;
}

export interface StationProposition {
  type: 'station';
  subjects: readonly BodyRef[];
  /** Null for "is stationary". */
  turns: 'retrograde' | 'direct' | null;
  place: Place | null;
  negated: boolean;
}

export interface AspectProposition {
  type: 'aspect';
  a: readonly BodyRef[];
  b: readonly BodyRef[];
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
  of: { type: 'motion'; motion: 'retrograde' | 'direct' } | { type: 'place'; place: Place };
  /** The bodies named as the only ones: "only Jupiter is retrograde". */
  exactly: readonly BodyRef[] | null;
  words: string;
}

export type Tense = 'past' | 'perfect' | 'present' | 'future';

/** A statement found in a sentence. Numbers are places of tokens. */
export interface Finding {
  kind: ClaimKind;
  proposition: Proposition;
  /** The token that makes the statement; the time nearest to it in its clause is its time. */
  core: number;
  /** First and last token of the words judged. */
  from: number;
  to: number;
  tense: Tense;
  /** Tokens that no other kind may read. */
  uses: readonly number[];
  /** Said in passing of a body that the clause says something else of: "Venus in Libra trines Mars". */
  attached: boolean;
  /** Says nothing that can be judged unless a time goes with it: "its station". */
  needsWhen?: boolean;
  /** A time that the words themselves hold, such as "two days after the full Moon". */
  ownWhen?: WhenMeaning;
}
