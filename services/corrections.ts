import type { DataClient } from '#data/client.ts';
import {
  currentTexts,
  type ReadingText,
  type ReplacedText,
  replacedTexts,
  type TextVersion,
  textsOfHistory,
  withdrawnReadings,
} from '#data/corrections.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { todayWindow } from '#domain/calendar/today-somewhere.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { type Log, orNull } from './log.ts';

/** A change to a reading that readers may have read. */
export interface Correction {
  sign: Sign;
  date: CivilDate;
  /** ISO 8601. */
  at: string;
  /** `replaced`: it had been withdrawn, and another text took its place. */
  what: 'rewritten' | 'withdrawn' | 'replaced' | 'removed';
  /** In sentences; '' if no reason was recorded. */
  reason: string;
  /** Null if one of them is withdrawn: such a text is never shown again. */
  texts: { before: ReadingText; after: ReadingText } | null;
}

export interface Corrections {
  /** How many there are, up to the limit that the store returns. */
  total: number;
  /** The requested part. */
  listed: Correction[];
}

interface Change extends Omit<Correction, 'texts'> {
  before: ReplacedText | null;
  /** The text that replaced it, unless that is the one shown now. */
  after: ReplacedText | null;
}

/**
 * The changes to published readings, newest first: `count` of them, starting at index `from`. Replacing a text before
 * its date is today anywhere doesn't count. Null if the store does not respond.
 */
export function correctionsOf(
  { data, log }: { data: DataClient; log: Log },
  { from, count }: { from: number; count: number },
): Promise<Corrections | null> {
  return orNull(log, 'The store did not list the corrections.', async () => {
    const [replaced, withdrawn] = await Promise.all([replacedTexts(data), withdrawnReadings(data)]);
    const changes = changesIn(replaced, withdrawn);
    const part = changes.slice(from, from + count);
    return { total: changes.length, listed: await withTexts(data, part, withdrawn) };
  });
}

function changesIn(replaced: readonly ReplacedText[], withdrawn: readonly TextVersion[]): Change[] {
  const newer = new Map<string, ReplacedText>();
  const changes: Change[] = [];
  for (const version of replaced) {
    const { sign, date, at, reason, standing } = version;
    const after = newer.get(keyOf(version)) ?? null;
    newer.set(keyOf(version), version);
    if (standing === 'refused' || !wasPublic(version)) continue;
    const what = standing === 'withdrawn' ? 'replaced' : 'rewritten';
    changes.push({ sign, date, at, what, reason, before: version, after });
  }
  for (const version of withdrawn) {
    const { sign, date, at, reason } = version;
    if (wasPublic(version)) {
      changes.push({ sign, date, at, what: 'withdrawn', reason, before: null, after: null });
    }
  }
  return changes.sort((a, b) => b.at.localeCompare(a.at));
}

async function withTexts(
  data: DataClient,
  changes: readonly Change[],
  withdrawn: readonly TextVersion[],
): Promise<Correction[]> {
  if (changes.length === 0) return [];
  const shown = changes.filter(({ what }) => what === 'rewritten');
  const ids = shown.flatMap(({ before, after }) => [before!.id, ...(after ? [after.id] : [])]);
  const [history, current] = await Promise.all([
    textsOfHistory(data, [...new Set(ids)]),
    currentTexts(data, shown),
  ]);
  const down = new Set(withdrawn.map(keyOf));
  return changes.map(({ before: version, after: next, ...change }) => {
    if (change.what !== 'rewritten') return { ...change, texts: null };
    const before = history.get(version!.id);
    const after = next ? history.get(next.id) : current.get(keyOf(change));
    const isDown = next ? next.standing !== 'published' : down.has(keyOf(change));
    if (isDown) return { ...change, texts: null };
    if (!after) return { ...change, what: 'removed', texts: null };
    return { ...change, texts: before ? { before, after } : null };
  });
}

/** Whether the change came after the date was first today somewhere, so readers may have seen the text. */
function wasPublic({ date, at }: TextVersion): boolean {
  return Date.parse(at) >= todayWindow(date).start;
}

function keyOf({ sign, date }: { sign: Sign; date: CivilDate }): string {
  return `${sign} ${date}`;
}
