import { MOTION_VERBS, WORD_CLASSES } from '../text/tables/word-classes.ts';
import type { Token, Tokens } from '../text/token.ts';
import { bodiesOf, isPlace } from './passage.ts';

/** First and last tokens. */
interface Extent {
  from: number;
  to: number;
}

/** A compiled pattern. It looks only at the tokens that it names, left and right of the `@`. */
export interface Pattern {
  test(view: View): boolean;
  /** The number of tokens matched from the `@` on, or null if the pattern doesn't match. */
  length(view: View): number | null;
}

/** The words around a token, one line for each token, the index of the `@` in them, and the properties on both sides. */
interface View {
  text: string;
  core: number;
  properties: Sides<ReadonlySet<string>>;
}

/** What precedes the token being tested, and what begins with it. */
type Sides<T> = readonly [left: T, right: T];

/**
 * Compiles a pattern over tokens, such as `be from @retrograde`, to a regular expression.
 *
 * - `@` marks the token being tested: what precedes `@` must precede that token. `<` and `>` enclose its subject.
 * - A name is a token with that property. Lowercase: its tag (`begin`), `plain` (a word without a tag), `possessive`,
 *   `ruler`, the direction and form of a motion (`retrograde`, `noun`) or a time's role (`role:until`). Capital: its
 *   type (`When`, `Body`, `Place`; `Verb` is one that may express a motion), or the sentence's `Start` or `End`. All
 *   capitals: a class in `text/tables/word-classes.ts`. In quotes: the word or mark itself. `any` is any token.
 * - `+` joins properties and `!` negates one: `When+!role:at`.
 * - `( | ) ? * {n,m}` and `(?= )` are those of regular expressions.
 *
 * Throws a TypeError if a class doesn't exist.
 */
export function pattern(source: string): Pattern {
  const options = alternatives(source).map((option) => {
    const sides = option.split('@');
    const [left, right] = sides.map(compile);
    return {
      needs: sides.map(propertiesNeeded),
      // The right side first: it is shorter, and most often it decides.
      form: new RegExp(`(?=@${right})(?<=${left})@${right}`, 'y'),
    };
  });
  const match = ({ text, core, properties }: View) => {
    for (const { needs, form } of options) {
      if (!needs.every((names, side) => names.every((name) => properties[side]!.has(name))))
        continue;
      form.lastIndex = core;
      const found = form.exec(text);
      if (found) return found;
    }
    return null;
  };
  return {
    test: (view) => match(view) !== null,
    length: (view) => {
      const found = match(view);
      return found && found[0].split('\n').length - 1;
    },
  };
}

/** Properties without which a pattern can't match. Looking for them first saves most of the regular expressions. */
function propertiesNeeded(option: string): string[] {
  let terms = option.replace(/'[^']*'/g, "'");
  while (GROUP.test(terms)) terms = terms.replace(GROUP, ' ');
  return terms
    .split(/[\s@<>]+/)
    .filter((term) => !/[?*}]$/.test(term))
    .flatMap((term) => term.split('+'))
    .filter((name) => /^[A-Z]?[a-z]/.test(name) && name !== 'any');
}

const GROUP = /\([^()]*\)(?:[?*+]|\{[\d,]*\})?/;

/** The view of token `at` and its subject, if it has one before it. */
export function viewOf(tokens: Tokens, at: number, subject?: Extent): View {
  const [from, to] = subject && subject.to < at ? [subject.from, subject.to + 1] : [at, at];
  let text = '';
  let core = 0;
  const properties = [new Set<string>(), new Set<string>()] as const;
  const end = Math.min(tokens.length, at + AFTER);
  for (let i = Math.max(-1, from - BEFORE); i <= end; i++) {
    if (subject && i === from) text += '<';
    if (subject && i === to) text += '>';
    if (i === at) {
      core = text.length;
      text += '@';
    }
    const line = i < 0 ? START : i === tokens.length ? END : lineOf(tokens[i]!);
    text += line.text;
    for (const name of line.properties) properties[i < at ? 0 : 1].add(name);
  }
  return { text, core, properties };
}

/** How many tokens a view has before the subject and after the token in question. */
const BEFORE = 6;
const AFTER = 40;

const NAME = String.raw`!?(?:'[^']*'|[A-Za-z][\w:-]*)`;
const TERM = new RegExp(String.raw`\(\?=|${NAME}(?:\+${NAME})*|\{[\d,]*\}|\s+`, 'g');
const ANY = '[^\\t\\n]*';

/** The parts of a pattern between the bars that stand in no parentheses. */
function alternatives(source: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of source) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function compile(source: string): string {
  return source.replace(TERM, (term) => {
    if (/^\s/.test(term)) return '';
    if (/^(?:\{|\(\?)/.test(term)) return term;
    return `(?:\\t${term.split('+').map(condition).join('')}${ANY}\\n)`;
  });
}

function condition(name: string): string {
  const positive = name.replace('!', '');
  if (positive === 'any') return '';
  const words = positive.startsWith("'") ? [positive.slice(1, -1)] : WORD_CLASSES[positive];
  if (!words && /^[A-Z]{2}/.test(positive)) throw new TypeError(`No class of words: ${positive}`);
  const property = words ? `'(?:${words.map(globbed).join('|')})'` : positive;
  return `(?${name === positive ? '=' : '!'}${ANY} ${property} )`;
}

/** A `*` in a word stands for any letters: `turn*`. */
function globbed(word: string): string {
  return joined(word)
    .replace(/[.()?]/g, '\\$&')
    .replaceAll('*', "[^'\\t\\n]*");
}

const VERB_WORDS = new RegExp(
  `^(?:${MOTION_VERBS.classes
    .flatMap((name) => WORD_CLASSES[name]!)
    .map(globbed)
    .join('|')})$`,
);

/** A token as a pattern sees it. */
interface Line {
  text: string;
  properties: readonly string[];
}

const START: Line = { text: '\t Start \n', properties: ['Start'] };
const END: Line = { text: '\t End \n', properties: ['End'] };
const LINES = new WeakMap<Token, Line>();

function lineOf(token: Token): Line {
  const known = LINES.get(token);
  if (known) return known;
  const properties = propertiesOf(token);
  const line = { text: `\t ${properties.join(' ')} '${joined(token.lower)}' \n`, properties };
  LINES.set(token, line);
  return line;
}

function propertiesOf(token: Token): string[] {
  const names = [token.type[0]!.toUpperCase() + token.type.slice(1)];
  if (token.type === 'word') {
    const { tag, form } = token;
    names.push(tag ?? 'plain', form ?? '');
    const isVerb = (tag && MOTION_VERBS.tags.includes(tag)) || VERB_WORDS.test(joined(token.lower));
    if (isVerb) names.push('Verb');
  }
  if (token.type === 'motion') names.push(token.motion, token.form);
  if (token.type === 'when') names.push(`role:${token.role}`);
  if (token.type === 'body' && token.ruler) names.push('ruler');
  if (token.type !== 'body' && bodiesOf(token)) names.push('Body');
  if (isPlace(token)) names.push('Place');
  if (token.possessive) names.push('possessive');
  return names;
}

function joined(words: string): string {
  return words.replaceAll(' ', '_');
}
