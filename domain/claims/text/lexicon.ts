import { BODIES } from '../../sky/bodies.ts';
import { SIGNS, type Sign } from '../../zodiac/signs.ts';
import { formsOf } from './inflection.ts';
import { type Match, PhraseIndex } from './phrase-index.ts';
import {
  ANY_ANGLE,
  ASPECT_ADJECTIVES,
  ASPECT_NOUNS,
  ASPECT_VERBS,
  aspect,
  LOOSE_VERBS,
  MEETING_NOUNS,
  MEETING_VERBS,
} from './tables/aspects.ts';
import { BEYOND } from './tables/beyond.ts';
import { BODY_GROUPS, BODY_NAMES, EPITHET_NAMES } from './tables/bodies.ts';
import { EVERYDAY, LITTLE_WORDS } from './tables/little-words.ts';
import { DIRECT, RETROGRADE } from './tables/motions.ts';
import { MONTHLY_MOONS, PHASE_WORDS, SEASON_TURN_WORDS } from './tables/phases.ts';
import { SIGN_NAMES } from './tables/signs.ts';
import { FORMS, inflectedVerbs } from './tables/verbs.ts';
import type { AngleName, Meaning, Tag, VerbForm } from './token.ts';
import type { Words } from './words.ts';

/** Finds the longest table expression beginning at word `at`, and the index of the next word. */
export function lookUp(words: Words, at: number): Match<Meaning> | null {
  return LEXICON.longestAt(words, at);
}

export function plainWord(tag: Tag | null = null, form: VerbForm | null = null): Meaning {
  return { type: 'word', tag, form };
}

function* expressions(): Generator<[string, Meaning]> {
  for (const words of EVERYDAY) yield [words, plainWord()];
  yield* skyNames();
  yield* aspectWords();
  yield* motionWords();
  yield* moonWords();
  for (const [tag, list] of Object.entries(LITTLE_WORDS) as [Tag, readonly string[]][]) {
    for (const words of list) yield [words, plainWord(tag)];
  }
  for (const { words, tag, form } of inflectedVerbs()) yield [words, plainWord(tag, form)];
}

function* skyNames(): Generator<[string, Meaning]> {
  for (const [reason, list] of BEYOND) {
    for (const what of list) {
      yield [
        what.toLowerCase(),
        { type: 'beyond', what, reason: reason.replace('{what}', what), natal: false },
      ];
    }
  }
  for (const body of BODIES) {
    for (const name of BODY_NAMES[body]) {
      yield [name, { type: 'body', refs: [{ options: [body] }], ruler: null }];
    }
  }
  for (const [body, name] of EPITHET_NAMES)
    yield [name, { type: 'body', refs: [{ options: [body] }], ruler: null }];
  for (const [words, bodies] of Object.entries(BODY_GROUPS)) {
    const refs = bodies.map((body) => ({ options: [body] }));
    yield [words, { type: 'body', refs, ruler: null }];
  }
  for (const sign of SIGNS) {
    for (const name of SIGN_NAMES[sign]) yield* signExpressions(name, sign);
  }
}

function* signExpressions(name: string, sign: Sign): Generator<[string, Meaning]> {
  yield [name, { type: 'sign', signs: [sign], own: false }];
  yield [`${name} season`, { type: 'sun-season', sign }];
  yield [`season of ${name}`, { type: 'sun-season', sign }];
}

function* aspectWords(): Generator<[string, Meaning]> {
  for (const [list, angles] of ASPECT_NOUNS) {
    for (const words of list) {
      const isAlsoVerb = ASPECT_VERBS.some(([, verb]) => verb === words);
      yield [words, aspect(angles, 'noun', isAlsoVerb ? 'base' : null)];
    }
  }
  for (const [list, angles] of ASPECT_ADJECTIVES) {
    for (const words of list) yield [words, aspect(angles, 'adjective')];
  }
  for (const [angle, verb] of ASPECT_VERBS) yield* verbForms(verb, [angle], 'verb');
  for (const [angles, verbs] of LOOSE_VERBS) {
    for (const verb of verbs) {
      yield* verbForms(verb, angles, 'verb');
      // "Venus and Saturn clash". Not "tangle" and the like: excuses and people do so, too.
      const alone = verb.replace(/ (?:with|against)$/, '');
      if (
        angles !== ANY_ANGLE &&
        !/^(?:in |at |tangle|argue|quarrel|wrestle|wrangle|tussle|cooperate|get along)/.test(alone)
      )
        yield [alone, aspect(angles, 'meet', 'base')];
    }
  }
  for (const verb of MEETING_VERBS) yield* verbForms(verb, ['conjunction'], 'meet');
  for (const words of MEETING_NOUNS) yield [words, aspect(['conjunction'], 'meet')];
}

function* verbForms(
  verb: string,
  angles: readonly AngleName[],
  form: 'verb' | 'meet',
): Generator<[string, Meaning]> {
  for (const forms of formsOf(verb))
    for (const [i, words] of forms.entries()) yield [words, aspect(angles, form, FORMS[i]!)];
}

function* motionWords(): Generator<[string, Meaning]> {
  for (const [motion, words] of [
    ['retrograde', RETROGRADE],
    ['direct', DIRECT],
  ] as const) {
    for (const form of ['noun', 'adjective', 'verb'] as const)
      for (const one of words[form]) yield [one, { type: 'motion', motion, form }];
    for (const verb of words.turning)
      for (const one of formsOf(verb).flat())
        yield [one, { type: 'motion', motion, form: 'turning' }];
  }
}

function* moonWords(): Generator<[string, Meaning]> {
  for (const [words, month] of Object.entries(MONTHLY_MOONS)) {
    yield [words, { type: 'phase', phase: 'full moon', noun: true, month }];
  }
  for (const [phase, list] of PHASE_WORDS) {
    for (const words of list) {
      const named = words.endsWith('moon');
      yield [words, { type: 'phase', phase, noun: named, month: null }];
      if (!named) yield [`${words} moon`, { type: 'phase', phase, noun: true, month: null }];
    }
  }
  for (const [events, list] of SEASON_TURN_WORDS) {
    for (const words of list) yield [words, { type: 'season-turn', events }];
  }
}

/** Sky words come before plain ones: the first table to define an expression wins. */
const LEXICON = new PhraseIndex(expressions());
