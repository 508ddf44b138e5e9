import { countdownsIn } from '../grammar/countdowns.ts';
import { EVENTS } from '../grammar/event-kinds.ts';
import { clauseStart } from '../grammar/mood.ts';
import { bodiesOf, hasTag, isMark, isMoon, isPlace, type Passage } from '../grammar/passage.ts';
import { segmentAround } from '../grammar/segments.ts';
import type { Finding, Findings, Proposition } from '../proposition.ts';
import type { Token, Tokens } from '../text/token.ts';
import { findBounds } from './bounds.ts';
import { passingFinding } from './make-finding.ts';
import { findMoonLooks } from './moon-looks.ts';
import { tenseOfTurn } from './motion-findings.ts';
import { findSequences } from './sequences.ts';

/**
 * Adds details from the words around a statement: whether an event is over or yet to come, whether a body has only just
 * entered a sign or is about to leave it, how long it will be until something happens.
 */
export function withQualities(passage: Passage, findings: Findings): Finding[] {
  const { period, zone } = passage.context;
  if (period === undefined && zone === undefined) return [...findings];
  return [
    ...findings.map((finding) =>
      withSide(passage, findings, inPast(passage, beside(passage, ofType(passage, finding)))),
    ),
    ...findings.flatMap((finding) => stagesOf(passage, finding)),
    ...countdowns(passage),
    ...findBounds(passage, findings),
    ...findMoonLooks(passage, findings),
    ...findSequences(passage),
  ];
}

/** "Mercury and Venus meet on the 6th, both in Libra": there at that time. */
function beside({ tokens }: Passage, finding: Finding): Finding {
  const { proposition, core } = finding;
  const all = hasTag(tokens[core - 2], 'both', 'all') ? core - 3 : core - 2;
  const isAside =
    proposition.type === 'place' && hasTag(tokens[core - 1], 'in') && isMark(tokens[all], ',');
  return isAside ? { ...finding, attached: true } : finding;
}

/** "Having made his station on Sunday" */
function inPast({ tokens }: Passage, finding: Finding): Finding {
  const { kind, core, tense } = finding;
  if (!EVENTS.has(kind) || tense !== 'present') return finding;
  const token = tokens[core]!;
  if (token.type === 'motion') return { ...finding, tense: tenseOfTurn(token) };
  const isDone = tokens
    .slice(clauseStart(tokens, core), core)
    .some(({ lower }) => lower === 'having');
  return isDone ? { ...finding, tense: 'perfect' } : finding;
}

/** "Blood-red and total, that's your lunar eclipse" */
function ofType({ tokens }: Passage, finding: Finding): Finding {
  const { proposition, core } = finding;
  if (proposition.type !== 'eclipse' || proposition.negated) return finding;
  const named = tokens.flatMap((token) => (token.type === 'eclipse' ? [token] : []));
  // "Monday's eclipse, a solar affair"
  const [other, ...more] = named.filter(({ start }) => start !== tokens[core]!.start);
  if (other && !isImplied(other)) return { ...finding, isRemainder: isImplied(tokens[core]!) };
  if (other && (more.length > 0 || proposition.of)) return finding;
  if (other) return { ...finding, proposition: { ...proposition, of: other.of } };
  const told = ECLIPSE_TYPES.filter(([words]) =>
    tokens.some(({ lower }, i) => words.test(lower) && !hasTag(tokens[i - 1], 'not')),
  );
  const eclipse = proposition.eclipse ?? (told.length === 1 ? told[0]![1] : null);
  // "It is the Moon that suffers eclipse"
  const light = tokens
    .slice(Math.max(0, core - 3), core)
    .find((token) => token.type === 'body' && /^(?:sun|moon)$/.test(token.lower));
  const of = proposition.of ?? (light?.lower === 'moon' ? 'Moon' : light ? 'Sun' : null);
  return { ...finding, proposition: { ...proposition, eclipse, of } };
}

function isImplied({ type, lower }: Token): boolean {
  return type === 'eclipse' && !/eclipse|blood moon/.test(lower);
}

const ECLIPSE_TYPES = [
  [/^(?:total|totality|blood|blood-red)$/, 'total'],
  [/^(?:annular|ring of fire)$/, 'annular'],
  [/^partial$/, 'partial'],
  [/^penumbral$/, 'penumbral'],
] as const;

/** "Is well behind them", "hasn't peaked yet" */
function withSide(passage: Passage, findings: Findings, finding: Finding): Finding {
  const { kind, proposition } = finding;
  const isNegated = 'negated' in proposition && proposition.negated;
  if (!EVENTS.has(kind) || isNegated || proposition.type === 'happening') return finding;
  const words = wordsAround(passage.tokens, findings, finding);
  const side = YET.test(words)
    ? 'ahead'
    : OVER.test(words) && !NOT_OVER.test(words)
      ? 'over'
      : null;
  if (side === null) return finding;
  return { ...finding, proposition: { type: 'side', of: proposition, side } };
}

const OVER =
  /\b(?:behind (?:us|them|you|it|him|her)\b|(?:is|are|'s|'re) (?:all )?(?:over|done|finished|history|spent)(?! (?:the|it|there))|over and done|done with|ancient history|in the rear ?-?view|in the past|(?:has|have) passed|c[ao]me and gone?|been and gone|already peaked|past its peak|(?:have|has) had (?:their|its|it)|had it out|all that's left|all that 's left|blown over|(?:having|has|have) (?:already )?(?:perfected|peaked|met|passed|overtaken|happened))\b/;
const NOT_OVER =
  /\b(?:n't|not|never|nowhere near|far from|hardly|until|till|before|by|once|when|after|will|'ll)\b/;
const YET =
  /\b(?:n't|not|never) (?:\w+ ){0,2}?(?:peaked|perfected|happened|met|arrived|hit|landed|come|formed|exact|joined|reached|caught|crested|struck|gone off|taken place)(?: \w+){0,4} yet\b|\byet to (?:peak|perfect|happen|meet|arrive|hit|land|come|form|reach|crest|strike)\b|\bstill (?:to come|ahead of (?:us|you)|coming|building|brewing|forming)\b|\bstill on (?:its|her|his|their) way\b|\b(?:looms?|looming|on the horizon|around the corner|in the wings|on deck)\b/;

/** The words of the clauses up to the next statement, from the last strong mark on. */
function wordsAround(tokens: Tokens, findings: Findings, { from, to, core }: Finding): string {
  const others = findings.filter((other) => other.core !== core && !other.attached);
  const last = Math.max(-1, ...others.map((other) => other.to).filter((end) => end < from));
  const next = Math.min(
    tokens.length,
    ...others.map((other) => other.from).filter((start) => start > to),
  );
  let start = from;
  while (start > last + 1 && !isMark(tokens[start - 1], ';', ':', '—', '–')) start--;
  let end = to + 1;
  while (end < next && !isMark(tokens[end], ';', ':', '—', '–')) end++;
  return tokens
    .slice(start, end)
    .map(({ lower }) => lower)
    .join(' ');
}

/** "Has only just got his foot in the door of Aries", "is packing up in Leo" */
function stagesOf({ tokens }: Passage, finding: Finding): Finding[] {
  const { proposition: told } = finding;
  const [proposition = told] = told.type === 'any-of' ? told.readings : [told];
  if (proposition.type !== 'place' || proposition.negated || proposition.degrees) return [];
  const { from, to } = segmentAround(tokens, finding.core);
  const near = tokens.slice(from, to);
  if (finding.attached && near.filter((token) => bodiesOf(token)).length > 1) return [];
  const words = near.map(({ type, lower }) => (type === 'when' ? ',' : lower)).join(' ');
  if (near.some(isMoon)) return [];
  const stage = EARLY.test(words) ? 'early' : LATE.test(words) ? 'late' : null;
  if (stage === null || /\b(?:n't|not|had)\b/.test(words)) return [];
  const { subjects, place } = proposition;
  return [
    {
      ...finding,
      proposition: { type: 'stage', bodies: subjects, place, stage } satisfies Proposition,
    },
  ];
}

const EARLY =
  /\b(?:only just|barely unpacked|new to|fresh in|toe in|foot in the door|still unpacking|new arrival|newcomer|new kid)\b/;
const LATE =
  /\b(?:last legs|one foot out|foot out the door|packing up|packing (?:its|her|his)|bags (?:are )?packed|about to leave|almost out|nearly out|home stretch|tail end|final stretch|last gasp|eyeing the exit|(?:last|final) (?:sip|drop|bite|crumbs?|page|inch|mile|yards?|lap|verse|act|chapter|round|orders)|coat (?:half )?on|down to (?:its|his|her) last)\b/;

/** "Has two more weeks in Cancer": something happens to it then. */
function countdowns(passage: Passage): Finding[] {
  const { tokens } = passage;
  return countdownsIn(passage).flatMap(({ at, when }): Finding[] => {
    const { from, to } = segmentAround(tokens, at);
    const named = new Set(tokens.flatMap((token) => (bodiesOf(token) ? [token.lower] : [])));
    const near = named.size === 1 ? tokens : tokens.slice(from, to);
    const bodies = near.flatMap((token) => bodiesOf(token) ?? []);
    if (bodies.length === 0 || near.some((token) => token.type === 'eclipse')) return [];
    const isTold = near.some(
      (token) => isPlace(token) || token.type === 'motion' || token.type === 'aspect',
    );
    if (!isTold && bodies.length < 2) return [];
    const proposition = { type: 'happening', bodies, others: bodies } as const;
    return [
      passingFinding('date', proposition, at, at, { uses: [at], attached: false, ownWhen: when }),
    ];
  });
}
