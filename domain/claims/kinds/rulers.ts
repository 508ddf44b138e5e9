import type { Sign } from '../../zodiac/signs.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { isNegated } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding, Proposition } from '../proposition.ts';
import type { BodyRef, RulerRole, Signs, Token } from '../text/token.ts';

export function fact(
  kind: Finding['kind'],
  proposition: Proposition,
  from: number,
  to: number,
  core: number,
  uses: readonly number[] = [],
): Finding {
  return { kind, proposition, core, from, to, tense: 'present', uses, attached: true };
}

/** "Mars, your ruler", "your ruling planet Venus", "the ruler of Leo is the Sun", "Saturn is your ruler". */
export function office(passage: Passage, at: number, yours: RulerRole): Finding[] {
  const { tokens } = passage;
  const role = ofSignBefore(passage, at) ?? yours;
  const named = namedBefore(tokens, at) ?? namedAfter(tokens, at) ?? copulaBefore(passage, at);
  if (!named) return [];
  const subject = bodiesOf(tokens[named.at])![0]!;
  const [from, to] = [Math.min(at, named.at), Math.max(at, named.at)];
  return [fact('ruler', { type: 'ruler', subject, role, negated: named.negated }, from, to, at)];
}

/** "Mars, that sign's ruler": of the sign named last. */
function ofSignBefore({ tokens, place }: Passage, at: number): RulerRole | null {
  const { ruler } = tokens[at] as Extract<Token, { type: 'body' }>;
  const isOfIt = /^(?:its|the sign's) /.test(tokens[at]!.lower) || tokens[at - 1]?.lower === 'sign';
  if (!ruler?.own || !isOfIt) return null;
  const sign = tokens.findLast((token, i) => i < at && token.type === 'sign');
  const signs = sign?.type === 'sign' ? sign.signs : (place?.signs ?? []);
  return { ...ruler, signs, own: false };
}

interface Named {
  at: number;
  negated: boolean;
}

function namedBefore(tokens: readonly Token[], at: number): Named | null {
  let i = at - 1;
  while (
    isMark(tokens[i], ',', '(', '—', '–') ||
    hasTag(tokens[i], 'the', 'adverb', 'sign-word') ||
    (hasTag(tokens[i + 1], 'sign-word') && tokens[i]?.lower === 'that')
  )
    i--;
  return isName(tokens[i]) && i < at - 1 ? { at: i, negated: false } : null;
}

function namedAfter(tokens: readonly Token[], at: number): Named | null {
  let i = at + 1;
  let negated = false;
  while (
    isMark(tokens[i], ',', '(', '—', '–', ':') ||
    hasTag(tokens[i], 'be', 'the', 'not', 'adverb')
  ) {
    if (hasTag(tokens[i], 'not')) negated = true;
    i++;
  }
  return isName(tokens[i]) ? { at: i, negated } : null;
}

/** "Saturn, in the opposite sign of Leo, is your ruler" */
function copulaBefore(passage: Passage, at: number): Named | null {
  const { tokens } = passage;
  let i = at - 1;
  while (
    hasTag(tokens[i], 'adverb', 'not', 'the') ||
    ['as', 'also'].includes(tokens[i]?.lower ?? '')
  )
    i--;
  if (!hasTag(tokens[i], 'be') && tokens[at - 1]?.lower !== 'as') return null;
  const subject = subjectBefore(passage, i, 'either');
  if (!subject || !isName(tokens[subject.to])) return null;
  return { at: subject.to, negated: isNegated(tokens, subject.to + 1, at) };
}

function isName(token: Token | undefined): boolean {
  return token?.type === 'body' && token.ruler === null;
}

/** "Mars rules Aries", "Aries is ruled by Mars", "Mars-ruled Aries", "Mercury, who rules you". */
export function rulesAt(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  if (['ruled', 'governed'].includes(tokens[at]!.lower)) return ruledAt(passage, at);
  const token = tokens[at]!;
  if (token.type !== 'word') return [];
  const subject = subjectBefore(passage, at, 'either');
  if (
    !subject ||
    !tokens
      .slice(subject.to + 1, at)
      .every(
        (other) =>
          hasTag(other, 'adverb', 'which', 'not', 'do', 'have', 'both', 'will') ||
          isMark(other, ','),
      )
  )
    return [];
  const negated = isNegated(tokens, subject.to + 1, at);
  const ruled = signsAfter(passage, at + 1);
  if (!ruled) return [];
  return subject.refs.map((ref) =>
    ruling(passage, ref, ruled.signs, ruled.own, negated, subject.from, ruled.at, at),
  );
}

function ruledAt(passage: Passage, at: number): Finding[] {
  const { tokens, context } = passage;
  if (isMark(tokens[at - 1], '-') && bodiesOf(tokens[at - 2])) return hyphenated(passage, at);
  const by = hasTag(tokens[at + 1], 'adverb') ? at + 2 : at + 1;
  if (!hasTag(tokens[by], 'by')) return [];
  const body = tokens.findIndex((token, i) => i > by && i <= by + 3 && isName(token));
  if (body < 0) return [];
  const negated = isNegated(tokens, Math.max(0, at - 2), at);
  const rule = (signs: readonly Sign[], own: boolean, from: number, to: number) =>
    ruling(passage, bodiesOf(tokens[body])![0]!, signs, own, negated, from, to, at);
  const others = alsoRuled(passage, body);
  const sign = tokens.findLastIndex((token, i) => i < at && token.type === 'sign');
  if (sign >= 0 && sign >= at - 4) {
    const { own } = tokens[sign] as { own: boolean };
    return [rule(placeOf(tokens[sign]!, context).signs, own, sign, body), ...others];
  }
  const isYou = tokens.slice(Math.max(0, at - 3), at).some((token) => hasTag(token, 'you'));
  if (isYou && context.sign) return [rule([context.sign], true, at - 2, body), ...others];
  const next = tokens.findIndex((token, i) => i > by && token.type === 'sign');
  return next > body && next <= body + 2
    ? [rule(placeOf(tokens[next]!, context).signs, false, at, next), ...others]
    : others;
}

/** "Venus-ruled Libra" */
function hyphenated(passage: Passage, at: number): Finding[] {
  const ruled = signsAfter(passage, at + 1);
  const ref = bodiesOf(passage.tokens[at - 2])![0]!;
  return ruled ? [ruling(passage, ref, ruled.signs, ruled.own, false, at - 2, ruled.at, at)] : [];
}

/** "… and Taurus by Venus" */
function alsoRuled(passage: Passage, after: number): Finding[] {
  const { tokens } = passage;
  const sign = tokens.findIndex((token, i) => i > after && i <= after + 3 && token.type === 'sign');
  if (sign < 0 || !hasTag(tokens[sign + 1], 'by')) return [];
  const body = tokens.findIndex((token, i) => i > sign && i <= sign + 3 && isName(token));
  if (body < 0) return [];
  const { signs } = placeOf(tokens[sign]!, passage.context);
  return [
    ruling(passage, bodiesOf(tokens[body])![0]!, signs, false, false, sign, body, sign),
    ...alsoRuled(passage, body),
  ];
}

function ruling(
  passage: Passage,
  subject: BodyRef,
  signs: Signs,
  own: boolean,
  negated: boolean,
  from: number,
  to: number,
  core: number,
): Finding {
  const near = passage.tokens.slice(Math.max(0, from - 4), to + 5).map(({ lower }) => lower);
  const tradition = near.includes('modern')
    ? 'modern'
    : near.includes('traditional') || near.includes('traditionally')
      ? 'traditional'
      : null;
  const role: RulerRole = { signs, tradition, own };
  const uses = passage.tokens.flatMap((token, i) =>
    i >= from && i <= to && isPlace(token) ? [i] : [],
  );
  return fact(
    'ruler',
    { type: 'ruler', subject, role, negated },
    Math.min(from, to),
    Math.max(from, to),
    core,
    uses,
  );
}

/** The signs after a verb of rulership; "you" is the reader's sign. */
function signsAfter(
  passage: Passage,
  from: number,
): { signs: Signs; own: boolean; at: number } | null {
  const { tokens, context } = passage;
  let i = from;
  while (
    hasTag(tokens[i], 'both', 'the', 'adverb') ||
    isMark(tokens[i], '-') ||
    tokens[i]?.lower === 'sign of'
  )
    i++;
  if (hasTag(tokens[i], 'you'))
    return context.sign ? { signs: [context.sign], own: true, at: i } : null;
  const signs: Signs[] = [];
  let last = i;
  for (
    ;
    tokens[i]?.type === 'sign' ||
    (signs.length > 0 && (hasTag(tokens[i], 'and', 'both') || isMark(tokens[i], ',')));
    i++
  ) {
    const token = tokens[i]!;
    if (token.type !== 'sign') continue;
    // "Rules Aries, Taurus by …" and "rules Aries and Taurus is …": the last sign starts a new
    // clause.
    if (signs.length > 0 && hasTag(tokens[i + 1], 'be', 'by')) break;
    signs.push(placeOf(token, context).signs);
    last = i;
  }
  if (signs.length === 0) return null;
  return { signs: signs.flat(), own: (tokens[last] as { own?: boolean }).own ?? false, at: last };
}
