import { isPlanet } from '../bodies.ts';
import { groupStartingAt } from '../grammar/groups.ts';
import { clauseStart } from '../grammar/mood.ts';
import { bodiesOf, hasTag, isMark, type Passage, someTag } from '../grammar/passage.ts';
import { pattern, viewOf } from '../grammar/patterns.ts';
import { loneDegree } from '../grammar/place-relations.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import { helperAgreement, isNegated, tenseBetween } from '../grammar/verbs.ts';
import type { Finding } from '../proposition.ts';
import type { Tokens } from '../text/token.ts';
import type { Said } from './make-finding.ts';
import { type Motion, type MotionToken, motionFinding, stationFinding } from './motion-findings.ts';
import { rowFor } from './motion-patterns.ts';
import { bareStation, boundOf, isBareTurn, placeAfter, remainsSo, turnNamed } from './stations.ts';

/** Finds retrograde and direct motion, and the stations between them. */
export function findMotions(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (used.has(at)) continue;
    if (token.type === 'motion') findings.push(...motionAt(passage, at, token));
    else if (isBacking(passage.tokens, at)) findings.push(...backing(passage, at));
    else if (hasTag(token, 'begin', 'end')) findings.push(...boundOf(passage, at));
    else if (hasTag(token, 'stay', 'move')) findings.push(...remainsSo(passage, at));
    else if (token.lower === 'turn' && passage.tokens[at + 1]?.type !== 'when')
      findings.push(...turnNamed(passage, at));
    else if (hasTag(token, 'station') || isBareTurn(passage.tokens, at))
      findings.push(...bareStation(passage, at));
  }
  return findings;
}

/** "Five months of retrograde", "three Mercury retrogrades this year", "after three weeks in reverse" */
const IN_GENERAL = pattern(`
  of @
  | (Number|all|both|this|of|general) Body @'retrogrades'
  | (after|'after *') any{0,2} SPELL @
  | 'after *'+SPELL @
`);
/** "Backs through Leo", "is backing up" */
const BACKING = pattern(
  "@BACKS (adverb|'down'|'slowly'|its 'way')* in (the|own|your|its|a|plain|Degree|Region|of)* Place | @BACKS 'up' (in|When|','|and|End)",
);
/** "Retrograde Saturn" */
const BEFORE_BODY = pattern('!Body+!be+!turn+!station+!move @retrograde+adjective Body+!ruler');
/** "Both retrograde" after an aside is about the pair before it. */
const AFTER_ASIDE = pattern("',' (both|all) @");
/** "Retrogrades back into Aquarius on the 18th": the date belongs to the ingress. */
const WITH_INGRESS = pattern('@verb any{0,2} (into|from|enter|leave)');
/** The motion with the "begins" or "stays" after it. */
const PHRASE = pattern("@any (!',' (begin|end) | !and+!',' stay | begin | end | stay)");

function motionAt(passage: Passage, at: number, token: MotionToken): Finding[] {
  const { tokens } = passage;
  const view = viewOf(tokens, at);
  if (IN_GENERAL.test(view)) return [];
  if (BEFORE_BODY.test(view)) return [adjectiveOf(passage, at)];
  const listed = listedAfter(passage, at, token);
  if (listed.length > 0) return listed;
  const subject = AFTER_ASIDE.test(view)
    ? subjectBefore(passage, at - 1, 'many')
    : (objectBeside(tokens, at) ??
      subjectBefore(passage, at, helperAgreement(tokens, clauseStart(tokens, at), at)));
  if (!subject) return [];
  const { says } = rowFor(tokens, at, subject);
  if (says === 'nothing') return [];
  const negated = isNegated(tokens, subject.from, at) || isNegated(tokens, subject.to + 1, at);
  const isOver = says === 'no longer moves so' || says === 'stops moving so';
  const motion = isOver ? opposite(token.motion) : token.motion;
  const end = at - 1 + (PHRASE.length(view) ?? 1);
  const staysSo = end > at && hasTag(tokens[end], 'stay');
  const said: Said = {
    core: at,
    from: Math.min(subject.from, at),
    to: end,
    tense: staysSo ? 'future' : tenseBetween(tokens, subject.to + 1, end),
    attached: WITH_INGRESS.test(view),
  };
  return says === 'moves so' || says === 'no longer moves so'
    ? [motionFinding(subject.refs, motion, said, negated)]
    : [placedStation(passage, subject, motion, said, negated)];
}

function isBacking(tokens: Tokens, at: number): boolean {
  return /^(?:back|retreat)/.test(tokens[at]!.lower) && BACKING.test(viewOf(tokens, at));
}

/** "Mars backs through Leo": it is retrograde. */
function backing(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const subject = subjectBefore(passage, at, 'either');
  if (!subject?.refs.every(({ options }) => options.every(isPlanet))) return [];
  const said = { core: at, from: subject.from, to: at, attached: true, uses: [] };
  const tense = tenseBetween(tokens, subject.to + 1, at);
  const negated = isNegated(tokens, subject.to + 1, at);
  return [motionFinding(subject.refs, 'retrograde', { ...said, tense }, negated)];
}

/** "Venus opposes Jupiter, direct at last": Jupiter is. */
function objectBeside(tokens: Tokens, at: number): Subject | null {
  const body = at - 2;
  const planet = bodiesOf(tokens[body])?.every(({ options }) => options.every(isPlanet));
  const isBeside = planet && isMark(tokens[at - 1], ',') && tokens[body - 1]?.type === 'aspect';
  if (!isBeside) return null;
  return { refs: bodiesOf(tokens[body])!, from: body, to: body, adjacent: true };
}

/** "Turns direct today at 3 degrees of Aquarius" */
function placedStation(
  passage: Passage,
  { refs }: Subject,
  turns: Motion,
  said: Said,
  negated: boolean,
): Finding {
  const { core: at, to } = said;
  const found = placeAfter(passage, at);
  const place = found?.place ?? null;
  const degrees = found?.degrees ?? loneDegree(passage.tokens, at + 1, at + 12);
  const whole = found ? { ...said, to: Math.max(to, found.at), uses: [at, found.at] } : said;
  return stationFinding(refs, turns, whole, { place, degrees, negated });
}

/** "Two planets turn direct this month: Jupiter on the 10th, Mercury on the 20th" */
function listedAfter({ tokens }: Passage, at: number, { motion }: MotionToken): Finding[] {
  const colon = tokens.findIndex((token, i) => i > at && isMark(token, ':'));
  const isOfPlanets = someTag(tokens, 0, at, 'planets');
  if (colon < 0 || !hasTag(tokens[at - 1], 'turn', 'station', 'move') || !isOfPlanets) return [];
  return tokens.flatMap((token, i) => {
    const refs = i > colon ? bodiesOf(token) : null;
    const when = tokens[i + 1];
    if (!refs || when?.type !== 'when') return [];
    const said = { core: i, from: i, to: i + 1, uses: [i, at], ownWhen: when };
    return [stationFinding(refs, motion, said)];
  });
}

function adjectiveOf({ tokens }: Passage, at: number): Finding {
  const { refs, to } = groupStartingAt(tokens, at + 1);
  return motionFinding(refs, 'retrograde', { core: at, from: at, to, attached: true });
}

function opposite(motion: Motion): Motion {
  return motion === 'retrograde' ? 'direct' : 'retrograde';
}
