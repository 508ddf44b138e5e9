import { type CivilDate, civilDate } from '../calendar/civil-date.ts';
import { readStatements } from '../claims/check-text.ts';
import type { Proposition } from '../claims/proposition.ts';
import type { Statement } from '../claims/statement.ts';
import { unreadParts } from '../claims/unread-parts.ts';
import { unsafePhrases } from '../reading/gates/safety.ts';
import { outsideRange } from '../reading/outside-range.ts';
import { sentencesOf, wordsOf } from '../reading/words-and-sentences.ts';
import { fillPassage } from '../reading/write/fill-passage.ts';
import { type Body, inSentence } from '../sky/bodies.ts';
import { SIGNS, type Sign, signName } from '../zodiac/signs.ts';
import { type House, signOfHouse } from '../zodiac/solar-houses.ts';
import type { IntroductionPassage, Passage, SectionPassage, SignPassage, Tone } from './passage.ts';

/** Words of a filled passage. With five shorter ones, a reading would fall short of the length gate's 300. */
const WORDS = { min: 60, max: 75 };
const HEADLINE_WORDS = { min: 2, max: 9 };
const QUOTE_CHARACTERS = { min: 24, max: 140 };
const MAX_THEMES = 2;
/** Any date will do: outside its slot a passage says nothing about the sky. */
const ANY_DATE: CivilDate = civilDate('2026-11-22');

/** The faults of a section's passage, as sentences; empty if there are none. */
export function sectionFaults(passage: SectionPassage, tone: Tone): string[] {
  const { text, bodies } = passage;
  const slots = slotsOf(text);
  return withExcerpt(passage, [
    ...(slots.length === 1 && /^(?:contact|pairing)$/.test(slots[0]!)
      ? bodies.flatMap((body) => filledFaults(passage, contactWords(body, tone)))
      : ['It must contain {contact} or {pairing} exactly once.']),
    ...(bodies.length > 0 ? [] : ['It must name the bodies it can be about.']),
    ...commonFaults(passage),
  ]);
}

/** The faults of a passage for one sign's readers, as sentences; empty if there are none. */
export function signFaults(passage: SignPassage, sign: Sign): string[] {
  const sentences = sentencesOf(passage.text).map((text) => ({ text, signs: signsNamedIn(text) }));
  const others = sentences.flatMap(({ signs }) => signs).filter((named) => named !== sign);
  return [
    ...sectionFaults(passage, passage.tone),
    ...withExcerpt(passage, [
      ...(sentences.some(({ signs }) => signs.includes(sign))
        ? []
        : [`It must mention ${signName(sign)}.`]),
      ...(sentences.some(({ text, signs }) => signs.length > 0 && text.includes('{'))
        ? ['It must not mention the sign in the same sentence as the sky.']
        : []),
      ...others.map((other) => `It mentions ${signName(other)}.`),
    ]),
  ];
}

/** The signs whose people a text mentions: "a Leo", "Geminis", "Sagittarians", "Aquarians". */
function signsNamedIn(text: string): Sign[] {
  return SIGNS.filter((sign) => text.includes(signName(sign).replace(/us$/, '')));
}

/** The faults of a house's introduction, as sentences; empty if there are none. */
export function introductionFaults(passage: IntroductionPassage, house: House): string[] {
  const { text, headline } = passage;
  const moonSign = signName(signOfHouse('leo', house));
  return withExcerpt(passage, [
    ...(slotsOf(text).join() === 'moonSign'
      ? [
          ...lengthFaults(fillPassage(text, { moonSign })),
          ...houseFaults(fillPassage(text, { moonSign })),
        ]
      : ['It must contain {moonSign} exactly once.']),
    ...outsideRange(HEADLINE_WORDS, wordsOf(headline).length, 'The headline', 'words'),
    ...safetyFaults(headline),
    ...commonFaults(passage),
    ...(passage.next.length >= 2 ? [] : ['It needs at least two sections that continue it.']),
    ...passage.next.flatMap((next) =>
      sectionFaults({ ...next, themes: passage.themes }, next.tone).map(
        (fault) => `Under it, in ${next.area}: ${fault}`,
      ),
    ),
  ]);
}

function withExcerpt({ text }: Passage, faults: readonly string[]): string[] {
  return [...new Set(faults)].map((fault) => `${fault} (“${text.slice(0, 40)}…”)`);
}

function commonFaults({ text, themes, quote }: Passage): string[] {
  return [
    ...(quote === undefined ? [] : quoteFaults(text, quote)),
    ...(themes.length >= 1 && themes.length <= MAX_THEMES
      ? []
      : ['It must have one or two themes.']),
    ...(/[—–;!…]|\.\.\./.test(text)
      ? ['It must not contain dashes, semicolons, ellipses or exclamation marks.']
      : []),
    ...(/[|[\]<>*_#]/.test(text) ? ['It must be plain text.'] : []),
    ...(/[‘’“”]/.test(text) ? ['Quotation marks and apostrophes must be straight.'] : []),
    ...(/^\s|\s$|\s{2}|\n/.test(text) ? ['It must be one line with single spaces.'] : []),
    ...(/[.?]"?$/.test(text) ? [] : ['It must end with a period or a question mark.']),
    ...(/\b(?:tonight|this (?:morning|afternoon|evening))\b/i.test(text)
      ? [
          'It must say “today”, not “tonight” or “this morning”: the same text is read at every hour.',
        ]
      : []),
    ...safetyFaults(text),
  ];
}

/** The quote must be the beginning of one sentence, short enough for the share image, with no slot in it. */
function quoteFaults(text: string, quote: string): string[] {
  const [sentence, ...others] = sentencesOf(text).filter((one) => one.startsWith(quote));
  if (!sentence || others.length > 0)
    return [`“${quote}” must be the beginning of exactly one of its sentences.`];
  return [
    ...(sentence.includes('{') ? ['The quoted sentence must not mention the sky.'] : []),
    ...outsideRange(QUOTE_CHARACTERS, sentence.length, 'The quote', 'characters'),
  ];
}

function safetyFaults(text: string): string[] {
  return unsafePhrases(text).map(
    ({ rule, phrase }) => `Not for a reading: ${rule.about} (“${phrase}”).`,
  );
}

/** Words that can fill the slots, and the bodies they mention. */
interface ContactWords {
  clause: string;
  pairing: string;
  bodies: readonly Body[];
}

/** How a contact of the tone may fill the slots, with the body in either place. */
export function contactWords(body: Body, tone: Tone): ContactWords[] {
  const name = inSentence(body);
  const pair = (verb: string, word: string): ContactWords[] =>
    [['Moon', body] as const, [body, body === 'Neptune' ? 'Pluto' : 'Neptune'] as const].map(
      (bodies) => {
        const [a, b] = bodies.map(inSentence);
        return { clause: `${a} ${verb} ${b}`, pairing: `${a} ${word} ${b}`, bodies };
      },
    );
  switch (tone) {
    case 'ease':
      return [...pair('trines', 'trine'), ...pair('sextiles', 'sextile')];
    case 'strain':
      return [...pair('squares', 'square'), ...pair('opposes', 'opposite')];
    case 'union':
      return [...pair('meets', 'conjunct'), ...pair('is conjunct', 'conjunct')];
    case 'plain':
      return [
        { clause: `${name} is in Libra`, pairing: `${name} in Libra`, bodies: [body] },
        { clause: `${name} enters Libra`, pairing: `${name} entering Libra`, bodies: [body] },
      ];
    case 'back':
      return [
        { clause: `${name} is retrograde`, pairing: `${name} retrograde`, bodies: [body] },
        {
          clause: `${name} turns retrograde`,
          pairing: `${name} turning retrograde`,
          bodies: [body],
        },
      ];
    case 'direct':
      return [
        { clause: `${name} turns direct`, pairing: `${name} turning direct`, bodies: [body] },
      ];
  }
}

function filledFaults({ text }: Passage, words: readonly ContactWords[]): string[] {
  // The other sentences don't depend on how the slot is filled, so they are checked once.
  const open = sentencesOf(text).find((sentence) => sentence.includes('{'))!;
  return words.flatMap(({ clause, pairing, bodies }, i) => {
    const filled = fillPassage(text, { contact: clause, pairing });
    const checked = i === 0 ? filled : fillPassage(open, { contact: clause, pairing });
    const statements = readStatements(checked, { date: ANY_DATE, sign: 'leo' });
    return [
      ...lengthFaults(filled),
      ...unreadFaults(checked),
      ...(statements.length === 0
        ? [`The checker doesn't recognize the contact in “${clause}”.`]
        : []),
      ...(statements.length > 1
        ? [
            `The checker finds more statements about the sky than the contact: ${statements.map(({ claim }) => `“${claim.text}”`).join(', ')}.`,
          ]
        : []),
      ...statements.flatMap(contextFaults),
      ...statements
        .filter(({ proposition }) => !mentionsOnly(proposition, bodies))
        .map(({ claim }) => `The checker reads another body into “${claim.text}”.`),
    ];
  });
}

/** Sentences that the truth gate would refuse because they can't be checked. */
function unreadFaults(filled: string): string[] {
  return unreadParts(filled, { date: ANY_DATE, sign: 'leo' }).map(
    ({ text }) => `It says something about the sky that the checker can't parse: “${text}”.`,
  );
}

function mentionsOnly(proposition: Proposition, bodies: readonly Body[]): boolean {
  const refs =
    proposition.type === 'aspect'
      ? [...proposition.a, ...proposition.b]
      : 'subjects' in proposition
        ? proposition.subjects
        : [];
  const named = refs.flatMap(({ options }) => options);
  return named.every((body) => bodies.includes(body));
}

/**
 * Words near the contact that the checker reads as part of the statement: "on Thursday", "for a week", "exactly",
 * "letting go".
 */
function contextFaults({ claim, frame, proposition }: Statement): string[] {
  const isPlainPair =
    proposition.type !== 'aspect' ||
    (proposition.a.length === 1 &&
      proposition.b.length === 1 &&
      !proposition.exact &&
      proposition.course === null &&
      proposition.orb === null);
  const isNegated = 'negated' in proposition && proposition.negated;
  return [
    ...(isNegated
      ? [`The checker reads “${claim.text}” as negated. Move “no” or “not” to another sentence.`]
      : []),
    ...(frame.stated && frame.moment.kind !== 'today'
      ? [`The checker reads a time in the same sentence as that of “${claim.text}”.`]
      : []),
    ...(proposition.type === 'count'
      ? [`The checker reads “${claim.text}” as true of no other body. Remove “only”.`]
      : []),
    ...(isPlainPair
      ? []
      : [
          `The checker reads more into “${claim.text}”: another body, exactness, or that the aspect is applying or separating.`,
        ]),
  ];
}

/**
 * An introduction may state the Moon's sign and house and nothing else about the sky, and the house must be this
 * file's.
 */
function houseFaults(filled: string): string[] {
  const statements = readStatements(filled, { date: ANY_DATE, sign: 'leo' });
  const claims = statements.map(({ claim }) => claim);
  const ofHouse = claims.filter(({ kind }) => kind === 'body-in-house' || kind === 'house-sign');
  const other = claims.filter(({ kind }) => !INTRODUCTION_KINDS.has(kind));
  return [
    ...unreadFaults(filled),
    ...(ofHouse.length === 1 || claims.some(({ kind }) => kind === 'eclipse')
      ? []
      : ['It must name the house once, after {moonSign}: “in your house of …”.']),
    ...ofHouse
      .filter(
        ({ kind, verdict, reason }) =>
          kind === 'house-sign' && verdict === 'false' && reason.includes('house for'),
      )
      .map(({ text }) => `This is the wrong file for the house that it names: “${text}”.`),
    ...statements.flatMap(contextFaults),
    ...claims
      .filter(({ verdict }) => verdict === 'uncheckable')
      .map(({ text }) => `The checker reads this as a statement about the sky: “${text}”.`),
    ...other.map(
      ({ text }) =>
        `It makes a statement about the sky besides the Moon's sign and house: “${text}”.`,
    ),
  ];
}

const INTRODUCTION_KINDS = new Set<string>([
  'body-in-sign',
  'body-in-house',
  'house-sign',
  'lunation',
  'eclipse',
]);

function lengthFaults(filled: string): string[] {
  return outsideRange(WORDS, wordsOf(filled).length, 'It', 'words');
}

function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!);
}
