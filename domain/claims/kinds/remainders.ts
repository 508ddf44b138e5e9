import { BODIES } from '../../sky/bodies.ts';
import { distinctBodies, isPlanet, isSameBody, MOON, SUN } from '../bodies.ts';
import { isCovered, isSaid } from '../grammar/coverage.ts';
import {
  bodiesOf,
  hasTag,
  isLunation,
  isMark,
  isMoon,
  isPlace,
  type Passage,
  someTag,
} from '../grammar/passage.ts';
import { relationOf } from '../grammar/place-relations.ts';
import { segmentAround } from '../grammar/segments.ts';
import { placeOf } from '../places.ts';
import type { DegreeRange, Finding, Findings, Place, Proposition } from '../proposition.ts';
import { MEETING_NOUNS } from '../text/tables/aspects.ts';
import { isOfDays } from '../text/time/moment.ts';
import type { AngleName, BodyRef, BodyRefs, Token, Tokens } from '../text/token.ts';
import { isLunationPhase } from '../text/token.ts';
import { plainAspect } from './aspect-details.ts';
import { passingFinding } from './make-finding.ts';
import { isDeniedLunation } from './moon-subject.ts';

/**
 * Reads the details of a sentence that no finding covers: "… and your tenth house wakes up". How they relate to the
 * rest is unknown, so they are false only if they fit no body in the sentence at any time that it names.
 */
export function findRemainders(passage: Passage, findings: Findings): Finding[] {
  const { tokens } = passage;
  // Glyphs in a row are a table, not a sentence.
  if (!tokens.some(({ type }) => type === 'word')) return [];
  const details = tokens.flatMap(({ type }, at) => (DETAILS.has(type) ? [at] : []));
  const left = new Set(
    details.filter((at) => !isCovered(passage, findings, at) && !isDenied(tokens, at)),
  );
  if (left.size === 0) return [];
  const named = namedIn(passage, left);
  const found = detailsLeft(passage, left, named);
  const isRead =
    found.length > 0 || findings.some(({ kind }) => kind !== 'weekday' && kind !== 'date');
  return isRead ? found : bareHappening(tokens);
}

function detailsLeft(
  passage: Passage,
  left: ReadonlySet<number>,
  named: readonly Named[],
): Finding[] {
  return [...left].flatMap((at) => {
    const readings = readingsAt(passage, at, named);
    if (readings.length === 0) return [];
    return [remainder(at, kindOf(readings[0]!), { type: 'any-of', readings })];
  });
}

function remainder(at: number, kind: Finding['kind'], proposition: Proposition): Finding {
  return passingFinding(kind, proposition, at, at, { uses: [at], isRemainder: true });
}

/** "Mercury won't see sense till the 20th": whatever that means, something must happen to Mercury then. */
function bareHappening(tokens: Tokens): Finding[] {
  const whens = tokens.flatMap((token, at) =>
    token.type === 'when' && token.moment.kind !== 'today' ? [at] : [],
  );
  const [at = -1] = whens;
  const token = tokens[at];
  if (whens.length !== 1 || token?.type !== 'when' || !isOfDays(token.moment, LONGEST_EDGE_DAYS))
    return [];
  if (
    token.role === 'at' &&
    token.moment.kind === 'stretch' &&
    /week$|month/.test(token.moment.words)
  )
    return [];
  const named = tokens.flatMap((other, i) => (other.type === 'body' ? [i] : []));
  const bodies = distinctBodies(named.flatMap((i) => bodiesOf(tokens[i])!));
  if (bodies.length === 0 || saysNoPosition(tokens, at)) return [];
  // "Venus won't get around to Pluto till mid-July": one does something to the other.
  const [a, b] = bodies;
  const isParted =
    isMark(tokens[named[1]! - 1], ',') && hasTag(tokens[named[1]! + 1], 'have', 'be', 'will');
  const isDeed = bodies.length === 2 && !isParted && !isRow(tokens, named[0]!, named[1]!);
  if (isDeed)
    return [
      remainder(at, 'aspect', { type: 'happening', bodies: [a!], others: [b!], isMeeting: true }),
    ];
  const isBound = token.role === 'from' || token.role === 'until';
  const others = bodies.length > 1 || isBound ? bodies : PLANETS_AND_SUN;
  return [remainder(at, 'ingress', { type: 'happening', bodies, others })];
}

const LONGEST_EDGE_DAYS = 20;
const PLANETS_AND_SUN = BODIES.filter((body) => body !== 'Moon').map((body) => ({
  options: [body],
}));

const DETAILS = new Set<Token['type']>(['body', 'sign', 'house', 'aspect', 'motion', 'phase']);

/** A body, an eclipse or a lunation that a sentence names. */
interface Named {
  token: Token;
  refs: BodyRefs;
  /** "It isn't a full moon" names the Moon. */
  isDenied: boolean;
  /** Where it is named first, if no finding covers it there. */
  leftAt: number | null;
  /** Named in a row with others, which are in the same place. */
  list?: BodyRefs;
}

/** Each of them once, however often the sentence names it. */
function namedIn({ tokens, topic, group }: Passage, left: ReadonlySet<number>): Named[] {
  const named = new Map<string, Named>();
  const pronoun = tokens.find((token) => hasTag(token, 'it', 'they') || token.lower === 'their');
  const refs = pronoun && (hasTag(pronoun, 'it') ? topic : group);
  if (refs) named.set('', { token: pronoun, refs, isDenied: false, leftAt: null });
  for (const [at, token] of tokens.entries()) {
    const refs = bodiesOf(token) ?? [];
    if ((refs.length === 0 && !isEvent(token)) || named.has(token.lower)) continue;
    const isDenied = isDeniedLunation(tokens, at);
    const leftAt = token.type === 'body' && left.has(at) ? at : null;
    named.set(token.lower, { token, refs, isDenied, leftAt });
  }
  return [...named.values()];
}

const KINDS = { place: 'body-in-sign', phase: 'moon-phase', separation: 'aspect' } as const;

function kindOf({ type }: Proposition): Finding['kind'] {
  return (KINDS[type as keyof typeof KINDS] ?? type) as Finding['kind'];
}

/** "Mercury rules Virgo": that is not a position. */
function saysNoPosition(tokens: Tokens, at: number): boolean {
  // "People with Venus in Leo", "Leo types"
  const isOfPeople =
    hasTag(tokens[at + 1], 'people') ||
    tokens.some(
      (token, i) => hasTag(token, 'people') && hasTag(tokens[i + 1], 'with', 'which', 'born'),
    );
  return (
    isOfPeople ||
    tokens.some(
      (token) =>
        hasTag(token, 'rule', 'natal', 'born', 'general') ||
        /^(?:ruler|rulers|rulership|ruled|ruling|lord|lady|domicile|exalted|exaltation)$/.test(
          token.lower,
        ) ||
        (token.type === 'body' && token.ruler && !token.ruler.own),
    )
  );
}

function readingsAt(passage: Passage, at: number, named: readonly Named[]): Proposition[] {
  const { tokens, context } = passage;
  const token = tokens[at]!;
  const bearer = bearerOf(tokens, at);
  if (bearer)
    return inPlace(
      named.filter(({ token: { lower } }) => lower === bearer.lower),
      placeOf(token, context),
      null,
    );
  if (isPlace(token)) return placeReadings(passage, at, named);
  switch (token.type) {
    case 'aspect': {
      // "One exact meeting warms up the afternoon, and it's the Sun with Mercury"
      // "An inferior conjunction of Mercury" is with the Sun.
      if (/^(?:inferior|superior)$/.test(tokens[at - 1]?.lower ?? ''))
        return named.flatMap(({ refs }) => refs).map((ref) => plainAspect(ref, SUN, token.angles));
      const isMeeting = MEETING_NOUNS.includes(token.lower) && hasTag(tokens[at - 1], 'a', 'exact');
      const angles: readonly AngleName[] = isMeeting ? ['conjunction'] : token.angles;
      return isMeeting || isAngle(passage, at)
        ? pairs(named, likeliest(tokens, at, named)).map(([a, b]) => ({
            ...plainAspect(a, b, angles),
            exact: hasTag(tokens[at - 1], 'exact'),
          }))
        : [];
    }
    case 'motion':
      // "Mercury retrograde: what to do"
      return hasTag(tokens[at - 1], 'of') ||
        isMark(tokens[at + 1], ':') ||
        isOfPerson(tokens, at) ||
        isOfTheRest(tokens, at) ||
        !isSaid(passage, at)
        ? []
        : motions(tokens, at, token.motion, likeliest(tokens, at, named)).filter(
            ({ type }) => type === 'station' || !hasTag(tokens[at - 1], 'into'),
          );
    case 'phase':
      if (isLunationPhase(token.phase) || !tokens.some(isMoon)) return [];
      return [{ type: 'phase', phase: token.phase, nearly: false, negated: false }];
    case 'body':
      return company(tokens, at, named);
    default:
      return [];
  }
}

/** What the sign or house at `at` says of the bodies named. */
function placeReadings(
  { tokens, context }: Passage,
  at: number,
  named: readonly Named[],
): Proposition[] {
  if (isNoPlace(tokens, at) || saysNoPosition(tokens, at) || isAheadOf(tokens, at)) return [];
  const place = placeOf(tokens[at]!, context);
  if (hasLeft(tokens, at)) return leaving(named, place);
  const isFollowed = tokens.some((other, i) => i < at && hasTag(other, 'it'));
  return inPlace(asLists(tokens, at, named), place, degreesAt(tokens, at), isFollowed);
}

/** "Only Pluto is retrograde, the rest being decently direct" */
function isOfTheRest(tokens: Tokens, at: number): boolean {
  return tokens
    .slice(0, at)
    .some(({ lower }) => /^(?:rest|others|everybody|everyone)$/.test(lower));
}

/** "A friend keeps sliding backward" */
function isOfPerson(tokens: Tokens, at: number): boolean {
  let i = at - 1;
  while (hasTag(tokens[i], 'stay', 'move', 'be', 'have', 'adverb', 'to', 'not')) i--;
  return i < at - 1 && hasTag(tokens[i], 'people', 'you');
}

/** The degree told of the sign at `at`; "covers three degrees of Pisces" tells a distance. */
function degreesAt(tokens: Tokens, at: number): DegreeRange | null {
  const told = tokens.findLastIndex(({ type }, i) => i < at && type === 'degree');
  const degree = tokens[told];
  // "Has ten degrees of Leo left"
  const isLeft =
    tokens[at + 1]?.lower === 'left' && told >= at - 2 && !hasTag(tokens[at + 2], 'to', 'before');
  if (isLeft && degree?.type === 'degree') {
    const from = 30 - degree.degrees - 1.5;
    return { from, to: from + 2.5, words: `${degree.lower} from the end` };
  }
  const isDistance =
    tokens[at + 1]?.lower === 'to go' ||
    tokens.slice(Math.max(0, told - 3), told).some(({ lower }) => DISTANCE.test(lower));
  return isDistance ? null : relationOf(tokens, at).degrees;
}

const DISTANCE =
  /^(?:ha[sd]|have|cover(?:s|ing)?|cross(?:es|ing)?|gain(?:s|ing)?|travel(?:s|ing)?|moves?|moving|barely|only|another)$/;

/** "One of the few planets not in Gemini or in reverse", "fresh off its stay in Pisces" */
function isDenied(tokens: Tokens, at: number): boolean {
  const isPast = (i: number) =>
    tokens[i]?.lower === 'fresh' && /^(?:off|from|out of)$/.test(tokens[i + 1]?.lower ?? '');
  if ([5, 4, 3, 2].some((back) => isPast(at - back))) return true;
  return someTag(tokens, at - 6, at, 'not', 'no', 'neither', 'nor', 'nothing', 'except', 'than');
}

/** "A Leo Jupiter": the body that has the sign for its adjective, if the words are not about birth charts. */
function bearerOf(tokens: Tokens, at: number): Token | null {
  const [token, bearer] = [tokens[at]!, tokens[at + 1]];
  if (token.type !== 'sign' || token.own || bearer?.type !== 'body' || bearer.ruler) return null;
  const isLight = bearer.refs.some(({ options }) => !options.every(isPlanet));
  const isOfCharts = tokens.some(
    ({ type, lower }, i) =>
      /^(?:charts?|placements?)$/.test(lower) ||
      (type === 'sign' && i !== at && bodiesOf(tokens[i + 1]) !== null),
  );
  const isYours = hasTag(tokens[at - 1], 'your', 'to', 'for', 'or');
  return isLight || isOfCharts || isYours ? null : bearer;
}

/** Signs name people, too: "Cancer, the eclipse …", "a soft spot for Leo", "opposite your sign". */
function isNoPlace(tokens: Tokens, at: number): boolean {
  const token = tokens[at]!;
  // "Sets your fourth house against your first"
  if (token.type === 'house') return someTag(tokens, at - 2, at, 'against');
  if (token.type !== 'sign') return false;
  const isOpening = at === 0 && isMark(tokens[1], ',', '!', '—', ':');
  const { relation } = relationOf(tokens, at);
  const isFor = relation === 'for' && !someTag(tokens, 0, at, 'leave');
  // "Tradition puts fire in the east, your own sign in the south"
  const isApart = token.own && relation === 'none' && hasTag(tokens[at + 1], 'in');
  return isOpening || isFor || isApart || tokens[at - 1]?.lower === 'opposite';
}

function isEvent(token: Token): boolean {
  return token.type === 'eclipse' || isLunation(token);
}

function inPlace(
  named: readonly Named[],
  place: Place,
  degrees: DegreeRange | null,
  isFollowed = false,
): Proposition[] {
  const where = { place, degrees, negated: false };
  return named.flatMap(({ token, refs, isDenied, list }): Proposition[] => {
    if (token?.type === 'eclipse')
      return [{ type: 'eclipse', of: token.of, eclipse: token.eclipse, ...where }];
    // "The new Moon arrives Tuesday, and by lunchtime she has changed her address to Scorpio"
    if (isLunation(token) && !isDenied)
      return [
        { type: 'lunation', phase: token.phase, month: null, ...where },
        ...(isFollowed ? [{ type: 'place', subjects: [MOON], ...where } as const] : []),
      ];
    return (list ? [list] : refs.map((ref) => [ref])).flatMap((subjects): Proposition[] => {
      const own = { subjects, negated: false };
      if (degrees) return [{ type: 'place', ...own, ...where }];
      return [
        { type: 'place', ...own, ...where },
        { type: 'ingress', ...own, to: place, from: null },
        { type: 'ingress', ...own, to: null, from: place },
      ];
    });
  });
}

/** "Has legged it out of Pisces" */
function hasLeft(tokens: Tokens, at: number): boolean {
  if (relationOf(tokens, at).relation !== 'from') return false;
  const { from } = segmentAround(tokens, at);
  return tokens.slice(from, at).some((token) => hasTag(token, 'have') || token.lower === 'already');
}

/** "Jupiter, a hair from the county line and eyeing Sagittarius" */
function isAheadOf(tokens: Tokens, at: number): boolean {
  const words = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ lower }) => lower)
    .join(' ');
  return /\b(?:eyeing|eying|dreams? of|dreaming of|on the doorstep of|at the door of|knocking (?:at|on)|on the edge of|on the brink of|within sight of|hungry for|peeking (?:at|into)|glimpse of|next stop|separates? \w+ from|packing for|waiting for)\b/.test(
    words,
  );
}

function leaving(named: readonly Named[], place: Place): Proposition[] {
  const subjects = named.flatMap(({ refs }) => refs.map((ref) => [ref]));
  return subjects.flatMap((one): Proposition[] => [
    { type: 'ingress', subjects: one, to: null, from: place, negated: false },
    { type: 'place', subjects: one, place, degrees: null, negated: true },
  ]);
}

/**
 * "It's a Scorpio triple: Sun, Mercury, Venus": bodies in a row that nothing else is said of are all in the one place that
 * their sentence names.
 */
function asLists(tokens: Tokens, at: number, named: readonly Named[]): Named[] {
  const isOther = (token: Token, i: number) =>
    token.type === 'aspect' ||
    token.type === 'motion' ||
    (isPlace(token) && i !== at && token.type === tokens[at]!.type);
  if (tokens.some(isOther)) return [...named];
  const rows: Named[][] = [];
  for (const one of named.filter(({ leftAt }) => leftAt !== null)) {
    const last = rows.at(-1);
    if (last && isRow(tokens, last.at(-1)!.leftAt!, one.leftAt!)) last.push(one);
    else rows.push([one]);
  }
  const row = rows.find(({ length }) => length > 1);
  if (!row) return [...named];
  const list = { ...row[0]!, list: row.flatMap(({ refs }) => refs) };
  return [...named.filter((one) => !row.includes(one)), list];
}

/** Whether only commas and "and" stand between. */
function isRow(tokens: Tokens, from: number, to: number): boolean {
  return tokens
    .slice(from + 1, to)
    .every((token) => isMark(token, ',') || hasTag(token, 'and', 'the', 'a', 'adverb', 'its'));
}

function isAngle(passage: Passage, at: number): boolean {
  const { tokens } = passage;
  return (
    isSaid(passage, at) &&
    !hasTag(tokens[at - 1], 'the', 'this', 'all') &&
    !hasTag(tokens[at + 1], 'sign-word', 'your') &&
    !(hasTag(tokens[at + 1], 'you') && !hasTag(tokens[at - 1], 'a')) &&
    !isPlace(tokens[at + 1])
  );
}

/** Those that no finding covers and that stand in the same part of the sentence as the word at `at`, or else all. */
function likeliest(tokens: Tokens, at: number, named: readonly Named[]): Named[] {
  const { from, to } = segmentAround(tokens, at);
  const near = named.filter(({ leftAt }) => leftAt !== null && leftAt >= from && leftAt < to);
  return near.length > 0 ? near : [...named];
}

/** Every two bodies in the sentence of which one at least is likely meant. */
function pairs(named: readonly Named[], likely: readonly Named[]): [BodyRef, BodyRef][] {
  const all = named.flatMap((a, i) => named.slice(i + 1).map((b) => [a, b] as const));
  const some = all.filter(([a, b]) => likely.includes(a) || likely.includes(b));
  const within = named.filter(({ refs }) => refs.length === 2).map((one) => [one, one] as const);
  return [...some, ...within].flatMap(([a, b]) =>
    a.refs.flatMap((one) =>
      b.refs
        .filter((other) => !isSameBody(one, other))
        .map((other): [BodyRef, BodyRef] => [one, other]),
    ),
  );
}

function motions(
  tokens: Tokens,
  at: number,
  motion: 'retrograde' | 'direct',
  named: readonly Named[],
): Proposition[] {
  const planets = named.filter(({ refs }) => refs.some(({ options }) => options.some(isPlanet)));
  // "March 10: Jupiter direct" is a station.
  const isHeading = bodiesOf(tokens[at - 1]) && !tokens[at - 1]!.possessive;
  // "Points forward again", "paddles forward through Aries once more"
  const isAgain =
    motion === 'direct' &&
    tokens.slice(at + 1, at + 5).some(({ lower }) => /^(?:again|once more|at last)$/.test(lower));
  const isEvent =
    hasTag(tokens[at - 1], 'turn') ||
    (isAgain && tokens.some(isDated)) ||
    (motion === 'direct' && isHeading && tokens.some(isDated));
  return planets.flatMap(({ refs: subjects }): Proposition[] => [
    ...(isEvent ? [] : [{ type: 'motion', subjects, motion, negated: false } as const]),
    { type: 'station', subjects, turns: motion, place: null, negated: false },
  ]);
}

function isDated(token: Token): boolean {
  return token.type === 'when' && (token.moment.kind === 'day' || token.moment.kind === 'clock');
}

/** "Near Saturn", "just behind Venus": in conjunction with some other body of the sentence. */
function company(tokens: Tokens, at: number, named: readonly Named[]): Proposition[] {
  const before = hasTag(tokens[at - 1], 'the') ? tokens[at - 2] : tokens[at - 1];
  if (!hasTag(before, 'near') && !COMPANY.test(before?.lower ?? '')) return [];
  const a = bodiesOf(tokens[at])!;
  const others = named.filter(({ token }) => token.lower !== tokens[at]!.lower);
  return others.flatMap(({ refs }) =>
    refs.map((b) => ({ type: 'separation', a, b: [b], from: 0, to: BESIDE_DEGREES }) as const),
  );
}

const COMPANY = /^(?:near|beside|behind|next to|alongside|close to)$/;
const BESIDE_DEGREES = 15;
