import { PLANETS } from '../../sky/bodies.ts';
import { isPlanet } from '../bodies.ts';
import { bodiesOf, hasTag, type Passage } from '../grammar/passage.ts';
import { pattern, viewOf } from '../grammar/patterns.ts';
import { relationOf } from '../grammar/place-relations.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import { agreementOf, isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding } from '../proposition.ts';
import type { Tokens } from '../text/token.ts';
import type { EventPlace } from './event-places.ts';
import { type Motion, motionFinding, stationFinding } from './motion-findings.ts';

/** "It ended on 13 November" */
const BOUND = pattern('it @any When');
/** "And lasts until 3 March", "will stay that way until 3 March" */
const STILL = pattern("and @RUNNING (?=When+!role:at) | @any ('so' | 'that' 'way')");
/** "It turns on 23 June", "having turned on 14 October" */
const BARE_TURN = pattern('!possessive @TURN When');
const TURN_NOUN = pattern("(the|its) @TURN+base (move|arrive|be|'falls'|'happens'|'follows') When");
/** "Slow to turn around", "turns retrograde", "asks for a pause" */
const NO_BARE_STATION = pattern(`
  !prepare+!will+!begin to @base
  | @any any{0,2} Motion
  | !will+!to+!its+!possessive+!Body @base+!'station'
`);
/** "Its station", "Saturn's about-face" */
const NOUN = pattern('(its|the|a|possessive) @base');
/** "Not a single planet changes direction in September" */
const NO_PLANET = pattern('no planets @');
/** The verb of a subject that stands farther off. */
const JOINED = pattern("(and|to|have|',') @");
/** "Turns direct today in Aquarius" */
const PLACED = pattern(
  "@any (When|Degree|Region|Nature|in|at|of|the|your|own|sign-word|adverb|begin|end|','){0,6} Place",
);

/** "Mercury's retrograde is behind us; it ended on 13 November": "it" is the retrograde. */
export function boundOf(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const said = BOUND.test(viewOf(tokens, at)) ? motionBefore(passage, at) : null;
  if (!said) return [];
  const turns = hasTag(tokens[at], 'begin') ? 'retrograde' : 'direct';
  const tense = tenseBetween(tokens, at - 1, at);
  return [stationFinding(said.subject.refs, turns, { core: at, from: at - 1, to: at, tense })];
}

/** "… and will stay that way until 3 March" */
export function remainsSo(passage: Passage, at: number): Finding[] {
  const length = STILL.length(viewOf(passage.tokens, at));
  const said = length === null ? null : motionBefore(passage, at);
  if (length === null || !said) return [];
  const core = at - 1 + length;
  return [
    motionFinding(said.subject.refs, said.motion, {
      core,
      from: at,
      to: core,
      tense: 'future',
      uses: [],
      needsWhen: true,
    }),
  ];
}

/** "The turn comes on the 13th": that of the motion mentioned before, or of the body named after it. */
export function turnNamed(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const length = TURN_NOUN.length(viewOf(tokens, at));
  if (length === null) return [];
  const to = at - 1 + length;
  const named = hasTag(tokens[to + 1], 'for') ? bodiesOf(tokens[to + 2]) : null;
  const refs = named ?? motionBefore(passage, at)?.subject.refs;
  if (!refs?.every(({ options }) => options.some(isPlanet))) return [];
  return [stationFinding(refs, null, { core: at, from: at - 1, to: named ? to + 2 : to })];
}

/** The last motion mentioned before token `at`, and whose it is. */
function motionBefore(passage: Passage, at: number): { subject: Subject; motion: Motion } | null {
  const before = passage.tokens.findLastIndex(({ type }, i) => i < at && type === 'motion');
  const token = passage.tokens[before];
  const subject = token ? subjectBefore(passage, before, 'either') : null;
  return subject && token?.type === 'motion' ? { subject, motion: token.motion } : null;
}

export function isBareTurn(tokens: Tokens, at: number): boolean {
  return tokens[at + 1]?.type === 'when' && BARE_TURN.test(viewOf(tokens, at));
}

/** "Stations on 13 November", "comes to a standstill", "its station on 6 April". */
export function bareStation(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const token = tokens[at]!;
  const view = viewOf(tokens, at);
  if (token.type !== 'word' || NO_BARE_STATION.test(view)) return [];
  if (NO_PLANET.test(view)) {
    const all = PLANETS.map((planet) => ({ options: [planet] }));
    return [stationFinding(all, null, { core: at, from: at - 2, to: at }, { negated: true })];
  }
  const isNoun = NOUN.test(view);
  const subject = subjectBefore(passage, at, isNoun ? 'either' : agreementOf(token.form));
  // The Sun and Moon have no stations.
  if (!subject?.refs.every(({ options }) => options.some(isPlanet))) return [];
  if (!isNoun && !subject.adjacent && !JOINED.test(view)) return [];
  const place = placeAfter(passage, at);
  return [
    stationFinding(
      subject.refs,
      null,
      {
        core: at,
        from: Math.min(subject.from, at),
        to: Math.max(at, place?.at ?? at),
        tense: isNoun ? 'present' : tenseBetween(tokens, subject.to + 1, at),
        // "Nears its station in Cancer": without a time the station is dropped, so its place stays available.
        uses: place && !isNoun ? [at, place.at] : [at],
        needsWhen: isNoun,
      },
      {
        place: place?.place ?? null,
        degrees: place?.degrees ?? null,
        negated: isNegated(tokens, subject.to + 1, at),
      },
    ),
  ];
}

/** The sign or house of the station at token `at`. */
export function placeAfter({ tokens, context }: Passage, at: number): EventPlace | null {
  const length = PLACED.length(viewOf(tokens, at));
  if (length === null) return null;
  const place = at - 1 + length;
  const { relation, degrees } = relationOf(tokens, place);
  return relation === 'in' ? { place: placeOf(tokens[place]!, context), degrees, at: place } : null;
}
