import type { Row, Rows } from './rows.ts';

/** What HTTP responses have promised about one reading, and what is still pending. */
interface Promised {
  /** An answer said that it is stored. */
  stored: boolean;
  /** Whether it is published; null while an answer is outstanding. */
  published: boolean | null;
  /** How many earlier texts it has; an outstanding rewrite may or may not have added one. */
  replaced: { atLeast: number; atMost: number };
  /** The introductions that visitors were given: each is in the store, or was. */
  served: Set<string>;
}

/** Records what a server acknowledges, and checks the store against it after a kill. */
export interface Acknowledged {
  of(sign: string, date: string): Promised;
  /** The readings that are known to be stored. */
  stored(): { sign: string; date: string }[];
  /** What is wrong with the store, in sentences; then accepts its contents as the new baseline. */
  check(rows: Rows): Promise<string[]>;
}

export function openAcknowledged(): Acknowledged {
  const promised = new Map<string, Promised>();

  function of(sign: string, date: string): Promised {
    const key = `${date} ${sign}`;
    const known = promised.get(key) ?? nothing();
    promised.set(key, known);
    return known;
  }

  return {
    of,
    stored: () =>
      [...promised]
        .filter(([, { stored }]) => stored)
        .map(([key]) => ({ date: key.split(' ')[0]!, sign: key.split(' ')[1]! })),

    async check(rows) {
      const [readings, replaced] = [await rows.readings(), await rows.replaced()];
      const wrong = [...(await rows.damage()), ...readings.flatMap(brokenParts)];
      const current = new Map<string, Row>();
      for (const row of readings) {
        const key = `${row.date} ${row.zodiac_sign}`;
        if (current.has(key)) wrong.push(`${key} is stored twice`);
        current.set(key, row);
      }
      const earlier = new Map<string, string[]>();
      for (const { date, zodiac_sign, introduction } of replaced) {
        const key = `${date} ${zodiac_sign}`;
        earlier.set(key, [...(earlier.get(key) ?? []), introduction]);
      }
      for (const [key, { stored, published, replaced: count, served }] of promised) {
        const row = current.get(key);
        const texts = earlier.get(key) ?? [];
        if (stored && !row) wrong.push(`${key} was acknowledged and is lost`);
        if (row && published !== null && row.published !== published) {
          wrong.push(`${key} was acknowledged as ${published ? 'published' : 'withdrawn'}`);
        }
        if (texts.length < count.atLeast) wrong.push(`a rewrite of ${key} is lost`);
        if (texts.length > count.atMost) wrong.push(`a rewrite of ${key} was done twice`);
        for (const text of served) {
          if (text !== row?.introduction && !texts.includes(text)) {
            wrong.push(`the text of ${key} that a visitor was given is lost`);
          }
        }
      }
      for (const [key, row] of current) {
        const texts = earlier.get(key)?.length ?? 0;
        promised.set(key, {
          stored: true,
          published: row.published,
          replaced: { atLeast: texts, atMost: texts },
          served: new Set(),
        });
      }
      return wrong;
    },
  };
}

function nothing(): Promised {
  return {
    stored: false,
    published: null,
    replaced: { atLeast: 0, atMost: 0 },
    served: new Set(),
  };
}

/** Every part of a reading that our writer fills is there. */
function brokenParts(row: Row): string[] {
  const isWhole =
    row.title.length > 0 &&
    row.introduction.length > 0 &&
    row.sections.length === 4 &&
    row.sections.every(({ title, content }) => title && content) &&
    Object.keys(row.lucky_elements).length > 0 &&
    row.sky.length > 0 &&
    row.checks.length > 0 &&
    Array.isArray(row.writing.refusals);
  return isWhole ? [] : [`${row.date} ${row.zodiac_sign} is incomplete`];
}
