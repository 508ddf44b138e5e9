import type { ClaimContext } from '#domain/claims/claim.ts';
import { COLUMNS } from './columns.ts';
import { COMMISSIONS, type Commission, Facts, NoSuchFact } from './facts.ts';
import { LATER_NOTHING, LATER_SENTENCES } from './later-sentences.ts';
import { NOTHING, type Phrasing, SENTENCES } from './sentences.ts';

/** A text written to order: what it states, where, and whether that is so. */
export interface Commissioned {
  /** Names a handwritten text in the list of misses, which does not quote it. */
  id?: string;
  commission: ClaimContext;
  text: string;
  isLie: boolean;
  statements: { start: number; end: number; isTrue: boolean }[];
  /**
   * Which half its phrasing belongs to: the one that the checker was tuned on, or the one held out until it was
   * measured.
   */
  half: 'tuned on' | 'held out';
}

export function commissionedSentences(): Commissioned[] {
  return [...SENTENCES, ...NOTHING.map((text) => () => text)].flatMap(written);
}

/** All of them held out. */
export function laterSentences(): Commissioned[] {
  return [...LATER_SENTENCES, ...LATER_NOTHING.map((text) => () => text)]
    .flatMap(written)
    .map((text) => ({ ...text, half: 'held out' }));
}

export function commissionedColumns(): Commissioned[] {
  return COLUMNS.flatMap(written);
}

/** A lie told of this commission's sky by one of the phrasings: the first from `seed` on that can tell one. */
export function lieFor(commission: Commission, seed: number): string {
  for (let turn = 0; turn < SENTENCES.length; turn++) {
    const phrasing = SENTENCES[(seed + turn) % SENTENCES.length]!;
    const marked = said(phrasing, new Facts(commission, true));
    if (marked !== null && isLieOf(marked, commission)) return unmarked(marked, true).text;
  }
  throw new Error('No phrasing can lie about this sky.');
}

/** The truth and, if the phrasing can lie, the lie, each for the first commission whose sky has the facts. */
function written(phrasing: Phrasing, index: number): Commissioned[] {
  const half = (Math.imul(index + 1, 0x9e3779b1) >>> 16) % 2 ? 'held out' : 'tuned on';
  return [false, true].flatMap((isLie) => {
    for (let turn = 0; turn < COMMISSIONS.length; turn++) {
      const commission = COMMISSIONS[(index * 7 + turn) % COMMISSIONS.length]!;
      const marked = said(phrasing, new Facts(commission, isLie));
      if (marked === null || (isLie && !isLieOf(marked, commission))) continue;
      return [{ commission, isLie, half, ...unmarked(marked, isLie) }];
    }
    return [];
  });
}

/** A year has room for most undated events, so an undated lie may be true of it. */
function isLieOf(marked: string, { period }: Commission): boolean {
  return marked.includes('{~') && (period !== 'year' || /\d/.test(marked));
}

function said(phrasing: Phrasing, facts: Facts): string | null {
  try {
    return phrasing(facts).replace(
      /(?<=^|[.:] )(\{~?)?the Sun/g,
      (_, brace = '') => `${brace}The Sun`,
    );
  } catch (error) {
    if (error instanceof NoSuchFact) return null;
    throw error;
  }
}

function unmarked(marked: string, isLie: boolean): Pick<Commissioned, 'text' | 'statements'> {
  let text = '';
  const statements: Commissioned['statements'] = [];
  for (const part of marked.split(/(\{[^}]*\})/)) {
    const words = part.replace(/^\{~?|\}$/g, '');
    if (part.startsWith('{'))
      statements.push({
        start: text.length,
        end: text.length + words.length,
        isTrue: !(isLie && part.startsWith('{~')),
      });
    text += words;
  }
  return { text, statements };
}
