import { flushSync } from 'react-dom';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { followReading } from '#services/browser/reader/follow-reading.ts';
import { readerSources } from '#services/browser/reader/reader-sources.ts';
import { toast } from '../../../shell/toasts/toast.ts';
import { holdPlace } from './hold-place.ts';
import { watchReader } from './reader-rest.ts';

export interface OpenPage {
  sign: Sign;
  date: CivilDate;
  /** The reading that the page shows; null where it says that there is none. */
  shown(): PublishedReading | null;
  /** Called when the reader is at rest. */
  show(stored: PublishedReading | null): void;
}

/** Shows what the store has for an open page when that is another reading, with a quiet notice, once its reader is at rest. */
export function keepFresh({ sign, date, shown, show }: OpenPage, signal: AbortSignal): void {
  const reader = watchReader(signal);
  let latest: PublishedReading | null;
  let isWaiting = false;

  async function onStored(stored: PublishedReading | null) {
    latest = stored;
    if (isWaiting || !isOther(shown(), latest)) return;
    isWaiting = true;
    const isAtRest = await reader.come();
    isWaiting = false;
    // It may have been withdrawn or refreshed again meanwhile.
    const before = shown();
    if (!isAtRest || !isOther(before, latest)) return;
    holdPlace(() => flushSync(() => show(latest)));
    if (!latest) return;
    readerSources.keep(latest);
    toast.success(before ? 'This reading was refreshed.' : 'This reading is here now.');
  }

  followReading({ sign, date }, onStored, signal);
}

function isOther(shown: PublishedReading | null, stored: PublishedReading | null): boolean {
  if (!shown || !stored) return shown !== stored;
  return stored.updatedAt !== shown.updatedAt && textOf(stored) !== textOf(shown);
}

function textOf({ title, introduction, basis, sections, luckyElements }: PublishedReading): string {
  return JSON.stringify([title, introduction, basis, sections, luckyElements]);
}
