import { describe, expect, test } from 'vitest';
import { everyForm, spotsOf } from '../reading/alternatives.ts';
import { AREA_WORDS } from '../reading/areas.ts';
import { BODY_EVENTS, BODY_NOUNS, PAIR_VERBS, REASONS } from './bodies.ts';
import { AREAS, type Table } from './entries.ts';
import { AREA_HEADLINES, HOUSE_HEADLINES } from './headlines.ts';
import * as introductionFrames from './introduction-frames.ts';
import * as lucky from './lucky.ts';
import { MOON_HOUSES, PHASES, SIGN_MANNERS } from './moon.ts';
import * as sectionFrames from './section-frames.ts';
import { TOUCHES } from './touches.ts';

interface Kind {
  kind: string;
  tables: [name: string, table: Table][];
  words: [fewest: number, most: number];
  /** Entries per table at least. */
  entries: number;
  /** Forms that one entry can take, at least. */
  forms: number;
  /** Words in a row without an alternative, at most. */
  fixed: number;
  placeholders?: string[];
}

function named(prefix: string, tables: object): [string, Table][] {
  return Object.entries(tables).flatMap(([key, value]): [string, Table][] =>
    Array.isArray(value)
      ? [[`${prefix} ${key}`, value as Table]]
      : named(`${prefix} ${key}`, value as object),
  );
}

function inAreas(kind: 'themes' | 'scenes' | 'actions'): [string, Table][] {
  return AREAS.flatMap((area) => named(`${area} ${kind}`, AREA_WORDS[area][kind]));
}

function turns(plain: boolean): [string, Table][] {
  return AREAS.flatMap((area) => named(`${area} turns`, AREA_WORDS[area].turns)).filter(
    ([name]) => (name.endsWith(' plain') || name.endsWith(' moon')) === plain,
  );
}

const KINDS: Kind[] = [
  { kind: 'theme', tables: inAreas('themes'), words: [5, 14], entries: 3, forms: 2, fixed: 9 },
  { kind: 'scene', tables: inAreas('scenes'), words: [5, 14], entries: 3, forms: 2, fixed: 9 },
  { kind: 'action', tables: inAreas('actions'), words: [5, 18], entries: 3, forms: 2, fixed: 9 },
  {
    kind: 'turn',
    tables: turns(false),
    words: [9, 26],
    entries: 4,
    forms: 4,
    fixed: 9,
    placeholders: ['{aspect}'],
  },
  {
    kind: 'plain turn',
    tables: turns(true),
    words: [9, 26],
    entries: 4,
    forms: 4,
    fixed: 9,
    placeholders: ['{body}'],
  },
  {
    kind: 'touch',
    tables: named('touch', TOUCHES),
    words: [4, 13],
    entries: 12,
    forms: 8,
    fixed: 5,
  },
  {
    kind: 'touch of the Moon',
    tables: named('touch', TOUCHES.Moon),
    words: [4, 13],
    entries: 36,
    forms: 8,
    fixed: 5,
  },
  {
    kind: 'reason',
    tables: named('reason', REASONS),
    words: [5, 13],
    entries: 18,
    forms: 8,
    fixed: 5,
  },
  {
    kind: 'pair verb',
    tables: named('pair', PAIR_VERBS),
    words: [4, 12],
    entries: 30,
    forms: 8,
    fixed: 5,
  },
  {
    kind: 'event',
    tables: named('event', BODY_EVENTS),
    words: [5, 15],
    entries: 12,
    forms: 8,
    fixed: 5,
    placeholders: ['{noun}'],
  },
  {
    kind: 'mood',
    tables: named('mood', MOON_HOUSES),
    words: [5, 15],
    entries: 16,
    forms: 8,
    fixed: 5,
  },
  {
    kind: 'manner',
    tables: named('manner', SIGN_MANNERS),
    words: [3, 12],
    entries: 14,
    forms: 8,
    fixed: 5,
  },
  {
    kind: 'phase',
    tables: named('phase', PHASES),
    words: [5, 14],
    entries: 16,
    forms: 8,
    fixed: 5,
  },
];

const HEADLINES = [...named('house', HOUSE_HEADLINES), ...named('area', AREA_HEADLINES)];

/** What readings keep silent about, and words that would make a claim, an order or a promise. */
const AVOIDED = new RegExp(
  `\\b(${[
    'medicines?|medication|pills?|drugs?|doctors?|diagnos\\w+|illness\\w*|disease\\w*|cures?|diets?|symptoms?',
    'bets?|betting|gambl\\w+|lotter\\w+|casino|stakes?|shares?|stocks?|crypto|invest\\w*|elections?|vot(?:e|es|ing)',
    'dead|death|die|dies|dying|kill\\w*|funeral|pregnan\\w*|divorce|break up|quit|resign',
    'must|should|shall|will always|guarantee\\w*|never|always|destin\\w+|fate',
    'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|earth|stars?|house|houses',
    'aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces',
    'trine|square|sextile|conjunction|retrograde|direct|eclipse|horoscope',
  ].join('|')})\\b`,
  'i',
);

/** Frames name the Moon, houses and aspects by trade. */
const AVOIDED_IN_FRAMES =
  /\b(?:must|should(?! you)|shall|always|never|guarantee\w*|destin\w+|fate|dead|death|die|lott\w+|bets?|doctors?|diets?)\b/i;

describe.each(KINDS)(
  'every $kind',
  ({ tables, words, entries, forms, fixed, placeholders = [] }) => {
    const all = tables.flatMap(([name, table]) => table.map((entry) => ({ name, entry })));

    test('stands in a table that is long enough', () => {
      expect(tables.filter(([, table]) => table.length < entries)).toEqual([]);
    });

    test('is plain text in lower case with no stop at its end', () => {
      const form = /^[a-z{][a-z ,;:'’{}-]*[a-z}]$/i;
      const bad = all.filter(({ entry }) =>
        everyForm(entry).some(
          (text) => !form.test(text) || /^[A-Z]/.test(text) || / {2}| ,/.test(text),
        ),
      );
      expect(bad).toEqual([]);
    });

    test('has the right number of words in each of its forms', () => {
      const bad = all.filter(({ entry }) =>
        everyForm(entry).some((text) => {
          const count = text.split(' ').length;
          return count < words[0] || count > words[1];
        }),
      );
      expect(bad).toEqual([]);
    });

    test('offers alternatives, all different, and no long fixed run', () => {
      const bad = all.filter(({ entry }) => {
        const spots = spotsOf(entry);
        const count = spots.reduce((product, options) => product * options.length, 1);
        const longest = Math.max(
          ...entry.split(/\[[^\]]*\]|\{\w+\}/).map((run) => run.split(' ').filter(Boolean).length),
        );
        return (
          count < forms ||
          spots.some((options) => new Set(options).size < options.length) ||
          longest > fixed
        );
      });
      expect(bad).toEqual([]);
    });

    test('has the placeholders of its kind and no other', () => {
      const bad = all.filter(({ entry }) => {
        const found = entry.match(/\{\w+\}/g) ?? [];
        return (
          found.some((name) => !placeholders.includes(name)) || found.length < placeholders.length
        );
      });
      expect(bad).toEqual([]);
    });

    test('has "an" before vowels and "a" before the rest', () => {
      const wrong = /\ba (?!one|use|uni)[aeiou]|\ban (?!hour|honest|heir)[^aeiou]/;
      expect(all.filter(({ entry }) => everyForm(entry).some((text) => wrong.test(text)))).toEqual(
        [],
      );
    });

    test('keeps clear of the words to avoid', () => {
      const bad = all.filter(({ entry }) => everyForm(entry).some((text) => AVOIDED.test(text)));
      expect(bad).toEqual([]);
    });
  },
);

test('nouns of the bodies are one or two words', () => {
  const nouns = Object.values(BODY_NOUNS).flat();
  expect(nouns.filter((noun) => !/^[a-z]+( [a-z]+)?$/.test(noun))).toEqual([]);
});

describe('every frame', () => {
  const tables = Object.entries({ ...sectionFrames, ...introductionFrames, ...luckyFrames() });
  const all = tables.flatMap(([name, table]) => table.map((frame) => ({ name, frame })));
  /** What a frame may take, over what all frames of its table take. */
  const required = new Map(
    tables.map(([name, table]) => {
      const each = table.map(placeholdersOf);
      return [name, each[0]!.filter((slot) => each.every((slots) => slots.includes(slot)))];
    }),
  );

  test('stands in a table of 12 or more, no two alike', () => {
    expect(tables.filter(([, table]) => table.length < 12)).toEqual([]);
    expect(tables.filter(([, table]) => new Set(table).size < table.length)).toEqual([]);
  });

  test('begins in lower case, ends with a stop and has clean spaces', () => {
    const form = /^(?:[a-z{[]|William Lilly|Lilly).*\.$/;
    const bad = all.filter(({ frame }) =>
      everyForm(frame).some((text) => !form.test(text) || / {2}| [.,;:]|[.,;:]{2}/.test(text)),
    );
    expect(bad).toEqual([]);
  });

  test('offers different alternatives at each spot', () => {
    const bad = all.filter(({ frame }) =>
      spotsOf(frame).some((options) => new Set(options).size < options.length),
    );
    expect(bad).toEqual([]);
  });

  test('tells its transit: something stands in every frame of a table', () => {
    expect([...required].filter(([, slots]) => slots.length === 0)).toEqual([]);
  });

  test('has no sentence of eight words or more without a placeholder', () => {
    const bad = all.filter(({ frame }) =>
      everyForm(frame).some((text) =>
        text
          .split(/(?<=[.?]) /)
          .some((sentence) => !sentence.includes('{') && sentence.split(' ').length >= 8),
      ),
    );
    expect(bad).toEqual([]);
  });

  test('promises, orders and names nothing to avoid', () => {
    const bad = all.filter(({ frame }) =>
      everyForm(frame).some((text) => AVOIDED_IN_FRAMES.test(text)),
    );
    expect(bad).toEqual([]);
  });
});

function luckyFrames() {
  const { NUMBER_FRAMES, SHARED_NUMBER_FRAMES, COLOR_FRAMES, STONE_FRAMES, DIRECTION_FRAMES } =
    lucky;
  return { NUMBER_FRAMES, SHARED_NUMBER_FRAMES, COLOR_FRAMES, STONE_FRAMES, DIRECTION_FRAMES };
}

function placeholdersOf(frame: string): string[] {
  return frame.match(/\{\w+\}/g) ?? [];
}

test('every headline table has sixteen or more', () => {
  expect(HEADLINES.filter(([, table]) => table.length < 16)).toEqual([]);
});

test('headlines are short noun phrases in lower case', () => {
  const forms = HEADLINES.flatMap(([, table]) => table.flatMap(everyForm));
  const bad = forms.filter(
    (text) =>
      !/^[a-z][a-z, -]+[a-z]$/.test(text) || text.split(' ').length > 8 || AVOIDED.test(text),
  );
  expect(bad).toEqual([]);
});

test('no two entries of the desk have five words in a row in common', () => {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const [, table] of KINDS.flatMap(({ tables }) => tables)) {
    for (const entry of table) {
      const own = new Set(everyForm(entry).flatMap(fiveWords));
      for (const run of own) {
        const owner = owners.get(run);
        if (owner !== undefined && owner !== entry) clashes.push(`${run}: ${owner} / ${entry}`);
        owners.set(run, entry);
      }
    }
  }
  expect(clashes).toEqual([]);
});

function fiveWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(Boolean);
  return words.slice(4).map((_, i) => words.slice(i, i + 5).join(' '));
}
