import { PLANETS } from '../../sky/bodies.ts';
import { hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { relationOf } from '../grammar/place-relations.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { agreementOf, isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import { isPlanet } from '../planets.ts';
import type { Finding } from '../proposition.ts';
import type { Token } from '../text/token.ts';
import type { EventPlace } from './event-places.ts';
import { isRunning } from './motion-readings.ts';

/** "Mercury's retrograde is behind us; it ended on 13 November": "it" is the retrograde. */
export function boundOf(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const isIt = hasTag(tokens[at - 1], 'it') && tokens[at + 1]?.type === 'when';
  const before = tokens.findLastIndex((token, i) => i < at && token.type === 'motion');
  const subject = isIt && before >= 0 ? subjectBefore(passage, before, 'either') : null;
  if (!subject) return [];
  const turns = hasTag(tokens[at], 'begin') ? 'retrograde' : 'direct';
  const proposition = {
    type: 'station',
    subjects: subject.refs,
    turns,
    place: null,
    negated: false,
  } as const;
  const tense = tenseBetween(tokens, at - 1, at);
  return [
    {
      kind: 'station',
      proposition,
      core: at,
      from: at - 1,
      to: at,
      tense,
      uses: [at],
      attached: false,
    },
  ];
}

/** "… and will stay that way until 3 March" */
export function remainsSo(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const next = tokens[at + 1]?.lower;
  const isLasting = isRunning(tokens[at]!, tokens[at + 1]);
  const isThatWay = next === 'that' && tokens[at + 2]?.lower === 'way';
  const end =
    isLasting && hasTag(tokens[at - 1], 'and')
      ? at
      : next === 'so'
        ? at + 1
        : isThatWay
          ? at + 2
          : null;
  const said = tokens.findLastIndex((token, i) => i < at && token.type === 'motion');
  const token = tokens[said];
  const subject = end !== null && said >= 0 ? subjectBefore(passage, said, 'either') : null;
  if (end === null || !subject || token?.type !== 'motion') return [];
  const proposition = {
    type: 'motion',
    subjects: subject.refs,
    motion: token.motion,
    negated: false,
  } as const;
  return [
    {
      kind: 'motion',
      proposition,
      core: end,
      from: at,
      to: end,
      tense: 'future',
      uses: [],
      attached: false,
      needsWhen: true,
    },
  ];
}

/** "It turns on 23 June", "having turned on 14 October". */
export function isBareTurn(tokens: readonly Token[], at: number): boolean {
  return /^turn(?:s|ed|ing)?$/.test(tokens[at]!.lower) && tokens[at + 1]?.type === 'when';
}

/** "Stations on 13 November", "comes to a standstill", "its station on 6 April". */
export function bareStation(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const token = tokens[at]!;
  if (token.type !== 'word') return [];
  // "Slow to turn around": an infinitive counts only if the turn is imminent.
  const isInfinitive = token.form === 'base' && hasTag(tokens[at - 1], 'to');
  if (isInfinitive && !hasTag(tokens[at - 2], 'prepare', 'will', 'begin')) return [];
  if (tokens.slice(at + 1, at + 4).some(({ type }) => type === 'motion')) return [];
  const isNoun = token.form === 'base' && hasTag(tokens[at - 1], 'its', 'the', 'a');
  // "Asks for a pause", "halt": as a noun, only "station" counts.
  if (token.form === 'base' && token.lower !== 'station' && !hasTag(tokens[at - 1], 'will', 'to'))
    return [];
  const none = noPlanet(passage, at);
  if (none) return [none];
  const subject = subjectBefore(passage, at, isNoun ? 'either' : agreementOf(token.form));
  // The Sun and Moon have no stations.
  if (!subject || subject.refs.some(({ options }) => !options.some(isPlanet))) return [];
  if (
    !isNoun &&
    !subject.adjacent &&
    !hasTag(tokens[at - 1], 'and', 'to', 'have') &&
    !isMark(tokens[at - 1], ',')
  )
    return [];
  const place = placeAfter(passage, at + 1);
  return [
    {
      kind: 'station',
      proposition: {
        type: 'station',
        subjects: subject.refs,
        turns: null,
        place: place?.place ?? null,
        degrees: place?.degrees ?? null,
        negated: isNegated(tokens, subject.to + 1, at),
      },
      core: at,
      from: Math.min(subject.from, at),
      to: Math.max(at, place?.at ?? at),
      tense: isNoun ? 'present' : tenseBetween(tokens, subject.to + 1, at),
      // "Nears its station in Cancer": without a time the station is dropped, so its place stays
      // available.
      uses: [at, ...(place && !isNoun ? [place.at] : [])],
      attached: false,
      needsWhen: isNoun,
    },
  ];
}

/** "Not a single planet changes direction in September" */
function noPlanet({ tokens }: Passage, at: number): Finding | null {
  const noun = at - 1;
  if (!hasTag(tokens[noun], 'planets') || !hasTag(tokens[noun - 1], 'no')) return null;
  return {
    kind: 'station',
    proposition: {
      type: 'station',
      subjects: PLANETS.map((planet) => ({ options: [planet] })),
      turns: null,
      place: null,
      negated: true,
    },
    core: at,
    from: noun - 1,
    to: at,
    tense: 'present',
    uses: [at],
    attached: false,
  };
}

/** The sign of a station: "turns direct today in Aquarius". */
export function placeAfter(passage: Passage, from: number): EventPlace | null {
  const { tokens } = passage;
  for (let i = from; i < Math.min(tokens.length, from + 7); i++) {
    const token = tokens[i]!;
    if (isPlace(token)) {
      const { relation, degrees } = relationOf(tokens, i);
      return relation === 'in' ? { place: placeOf(token, passage.context), degrees, at: i } : null;
    }
    const isBetween =
      token.type === 'when' ||
      token.type === 'degree' ||
      token.type === 'region' ||
      token.type === 'nature';
    if (
      !isBetween &&
      !hasTag(
        token,
        'in',
        'at',
        'of',
        'the',
        'your',
        'own',
        'sign-word',
        'adverb',
        'begin',
        'end',
      ) &&
      !isMark(token, ',')
    )
      return null;
  }
  return null;
}
