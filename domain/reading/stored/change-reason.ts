import { proseParts, sideTexts } from '../gates/reader-texts.ts';
import { skyStatements } from '../gates/sky-statements.ts';
import { type StoredReading, standingOf } from './stored-reading.ts';

/** An untrue statement is quoted up to this length. */
const MAX_QUOTE_LENGTH = 160;

/**
 * Why a stored reading is rewritten, in sentences for readers: the operator's note, if any, and the checker's findings
 * in the old text. A withdrawn text is not quoted; `withdrawnBecause` is the reason recorded for its withdrawal.
 */
export function rewriteReason(
  replaced: StoredReading,
  {
    wholeDay,
    note,
    withdrawnBecause,
  }: { wholeDay: boolean; note: string; withdrawnBecause: string },
): string {
  const who = wholeDay
    ? 'Rewritten when the operator refreshed the whole day'
    : 'Rewritten by the operator';
  const rewritten = withNote(who, note);
  if (standingOf(replaced) !== 'published')
    return [withdrawnBecause, rewritten].filter(Boolean).join(' ');
  return `${rewritten} ${checkerFindings(replaced)}`;
}

/** Why a reading is withdrawn, in a sentence for readers; `note` may be empty. */
export function withdrawalReason(note: string): string {
  return withNote('Withdrawn by the operator', note);
}

function withNote(sentence: string, note: string): string {
  return note ? `${sentence}, with the note “${note}”.` : `${sentence}.`;
}

/** What today's checker finds in a text, which may be more than the version that passed it found. */
function checkerFindings(reading: StoredReading): string {
  const texts = [...proseParts(reading), ...sideTexts(reading)];
  const untrue = skyStatements(texts, reading).filter(({ claim }) => claim.verdict === 'false');
  if (untrue.length === 0) return 'The checker found no false statement in the old text.';
  const { text } = untrue[0]!.claim;
  const quote = text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH - 1)}…` : text;
  const more = untrue.length > 1 ? ` It found ${untrue.length} in all.` : '';
  return `The checker found a false statement in the old text: “${quote}”.${more}`;
}
