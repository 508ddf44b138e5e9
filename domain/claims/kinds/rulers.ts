import type { Sign } from '../../zodiac/signs.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { isNegated } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding } from '../proposition.ts';
import type { BodyRef, RulerRole, Signs, Token, Tokens } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';

/** "Mars, your ruler", "your ruling planet Venus", "the ruler of Leo is the Sun", "Saturn is your ruler". */
export function office(passage: Passage, at: number, role: RulerRole): Finding[] {
  const { tokens } = passage;
  const named = namedBefore(tokens, at) ?? namedAfter(tokens, at) ?? copulaBefore(passage, at);
  if (!named) return [];
  const subject = bodiesOf(tokens[named.at])![0]!;
  const [from, to] = [Math.min(at, named.at), Math.max(at, named.at)];
  return [
    passingFinding('ruler', { type: 'ruler', subject, role, negated: named.negated }, from, to, {
      core: at,
    }),
  ];
}

interface Named {
  at: number;
  negated: boolean;
}

function namedBefore(tokens: Tokens, at: number): Named | null {
  // "It has Venus for its ruler"
  if (hasTag(tokens[at - 1], 'for') && isName(tokens[at - 2]))
    return { at: at - 2, negated: false };
  let i = at - 1;
  while (
    isMark(tokens[i], ',', '(', '—', '–') ||
    hasTag(tokens[i], 'the', 'adverb', 'sign-word') ||
    (hasTag(tokens[i + 1], 'sign-word') && tokens[i]?.lower === 'that')
  )
    i--;
  return isName(tokens[i]) && i < at - 1 ? { at: i, negated: false } : null;
}

function namedAfter(tokens: Tokens, at: number): Named | null {
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

/** "Mars rules Aries", "Aries is ruled by Mars", "Mars-ruled Aries", "Mercury, who rules you", "Aries, Mars's own sign". */
export function rulesAt(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const { lower } = tokens[at]!;
  if (isName(tokens[at])) return ownedAt(passage, at);
  if (/^belong/.test(lower) && tokens[at - 1]?.type === 'sign')
    return [...ruledAt(passage, at), ...ownerOf(passage, at)];
  if (PASSIVE.test(lower)) return ruledAt(passage, at);
  const relative =
    hasTag(tokens[at], 'rule') && hasTag(tokens[at - 1], 'it') ? ruledByIt(passage, at) : null;
  if (relative) return relative;
  const isRun = /^(?:runs?|owns?)$/.test(lower) && hasTag(tokens[at - 1], 'which');
  if (!hasTag(tokens[at], 'rule') && !isRun) return [];
  const subject = subjectBefore(passage, at, 'either');
  const isPlain =
    subject &&
    tokens
      .slice(subject.to + 1, at)
      .every(
        (other) =>
          hasTag(other, 'adverb', 'which', 'not', 'do', 'have', 'both', 'will', 'the') ||
          /^(?:lady|lord|planet|one|star|that)$/.test(other.lower) ||
          isMark(other, ','),
      );
  const ruled = isPlain ? (signsAfter(passage, at + 1) ?? signsWhere(passage, subject.from)) : null;
  if (!subject || !ruled) return [];
  const negated = isNegated(tokens, subject.to + 1, at);
  return subject.refs.map((ref) =>
    ruling(passage, ref, ruled.signs, ruled.own, negated, subject.from, ruled.at, at),
  );
}

/** "In Gemini, one of the two signs it rules, Mercury", "Venus is in Libra, the sign she rules" */
function ruledByIt(passage: Passage, at: number): Finding[] | null {
  const { tokens } = passage;
  const said = tokens.findLastIndex(({ type }, i) => i < at && type === 'sign');
  const isSigns = tokens
    .slice(said + 1, at)
    .some((token) => hasTag(token, 'sign-word') || token.lower === 'signs');
  const sign = tokens[said];
  if (sign?.type !== 'sign' || !isSigns || !isMark(tokens[said + 1], ',')) return null;
  const ruler = isMark(tokens[at + 1], ',') && isName(tokens[at + 2]) ? at + 2 : null;
  const subject = subjectBefore(passage, said, 'either');
  const [ref] = ruler ? bodiesOf(tokens[ruler])! : (subject?.refs ?? []);
  if (!ref || (subject && subject.refs.length > 1)) return null;
  const { signs } = placeOf(sign, passage.context);
  // The sign is free to be read as its place.
  return [{ ...ruling(passage, ref, signs, sign.own, false, said, at, at), uses: [at] }];
}

const PASSIVE =
  /^(?:ruled|governed|owned|belongs?|belonging|answer(?:s|ing)?|report(?:s|ing)?|orders|rent)$/;

/** "Leo, the Sun's own sign", "Taurus is Venus's sign" */
function ownedAt(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const isOwn = hasTag(tokens[at + 1], 'own');
  const noun = tokens[isOwn ? at + 2 : at + 1];
  const isGround =
    isOwn && /^(?:ground|turf|territory|domain|realm|kingdom)$/.test(noun?.lower ?? '');
  if (!tokens[at]!.possessive || !(isGround || hasTag(noun, 'sign-word'))) return [];
  let i = at - 1;
  while (isMark(tokens[i], ',') || hasTag(tokens[i], 'the', 'be', 'adverb')) i--;
  const sign = tokens[i];
  if (sign?.type !== 'sign' || i === at - 1) return [];
  return [
    ruling(
      passage,
      bodiesOf(tokens[at])![0]!,
      placeOf(sign, passage.context).signs,
      sign.own,
      false,
      i,
      at,
      at,
    ),
  ];
}

/** "Venus is the guest of Jupiter, to whom that sign belongs" */
function ownerOf(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const link = tokens.findLastIndex((token, i) => i < at && /^(?:whom|which)$/.test(token.lower));
  const owner = hasTag(tokens[link - 1], 'to') ? link - 2 : -1;
  const body = isMark(tokens[owner], ',') ? owner - 1 : owner;
  const sign = tokens[at - 1]!;
  if (!isName(tokens[body]) || sign.type !== 'sign') return [];
  const { signs } = placeOf(sign, passage.context);
  return [ruling(passage, bodiesOf(tokens[body])![0]!, signs, false, false, body, at, at)];
}

/** "Virgo, where Mercury makes the rules" */
function signsWhere(passage: Passage, from: number): ReturnType<typeof signsAfter> {
  const at = hasTag(passage.tokens[from - 1], 'the') ? from - 2 : from - 1;
  const signs = passage.tokens[at]?.lower === 'where' ? signsSaid(passage, at) : null;
  return signs && { signs, own: false, at };
}

/** The signs that a pronoun, "where" or "that sign" at `at` stands for: those of the sign named last. */
function signsSaid({ tokens, place, context }: Passage, at: number): Signs | null {
  if (!hasTag(tokens[at], 'it', 'which', 'sign-word') && tokens[at]?.lower !== 'where') return null;
  const sign = tokens.findLast((token, i) => i < at && token.type === 'sign');
  return sign ? placeOf(sign, context).signs : (place?.signs ?? null);
}

function ruledAt(passage: Passage, at: number): Finding[] {
  const { tokens, context } = passage;
  if (isMark(tokens[at - 1], '-') && bodiesOf(tokens[at - 2])) return hyphenated(passage, at);
  const by = hasTag(tokens[at + 1], 'adverb') ? at + 2 : at + 1;
  if (!hasTag(tokens[by], 'by', 'to', 'from')) return [];
  const body = tokens.findIndex((token, i) => i > by && i <= by + 3 && isName(token));
  if (body < 0) return [];
  const negated = isNegated(tokens, Math.max(0, at - 2), at);
  const rule = (signs: readonly Sign[], own: boolean, from: number, to: number) =>
    ruling(passage, bodiesOf(tokens[body])![0]!, signs, own, negated, from, to, at);
  const others = alsoRuled(passage, body);
  // "Where he answers to Saturn": he does, not the sign.
  const isOther = hasTag(tokens[by], 'to', 'from');
  const said = tokens.findLastIndex(
    (token, i) =>
      i < at &&
      i >= at - 4 &&
      (token.type === 'sign' || (signsSaid(passage, i) && !(isOther && hasTag(token, 'it')))),
  );
  const sign = tokens[said];
  if (sign?.type === 'sign')
    return [rule(placeOf(sign, context).signs, sign.own, said, body), ...others];
  if (sign) return [rule(signsSaid(passage, said)!, false, said, body), ...others];
  const isYou = tokens.slice(Math.max(0, at - 3), at).some((token) => hasTag(token, 'you'));
  if (isYou && !isOther && context.sign)
    return [rule([context.sign], true, at - 2, body), ...others];
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
  return passingFinding(
    'ruler',
    { type: 'ruler', subject, role, negated },
    Math.min(from, to),
    Math.max(from, to),
    { core, uses },
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
  const that = hasTag(tokens[i], 'this') || tokens[i]?.lower === 'that' ? i + 1 : i;
  const said = signsSaid(passage, that);
  if (said) return { signs: said, own: false, at: that };
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
