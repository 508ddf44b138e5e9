import { flushSync } from 'react-dom';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { followReading } from '#services/browser/reader/follow-reading.ts';
import { readerSources } from '#services/browser/reader/reader-sources.ts';
import { clearSpacings } from '../../../shell/late-fonts.ts';
import { toast } from '../../../shell/toasts/toast.ts';
import { TOASTS } from '../toast-texts.ts';
import { watchReader } from './idle-reader.ts';
import type { OpenPage, ReadingDay } from './open-page.ts';

/** If the store gets a newer reading than the page shows, shows it once the reader pauses, with a quiet toast. */
export function keepFresh(day: ReadingDay, page: () => OpenPage, signal: AbortSignal): void {
  const reader = watchReader(signal);
  let latest: PublishedReading | null;
  let isWaiting = false;

  async function onStored(stored: PublishedReading | null) {
    latest = stored;
    if (isWaiting || !isOther(page().shown(), latest)) return;
    isWaiting = true;
    const isIdle = await page()
      .prepare()
      .then(reader.untilIdle, () => false);
    isWaiting = false;
    // It may have been withdrawn or refreshed again meanwhile.
    const { shown, show } = page();
    const before = shown();
    if (!isIdle || !isOther(before, latest)) return;
    keepScrollPosition(() => {
      clearSpacings(document);
      flushSync(() => show(latest));
    });
    if (!latest) return;
    readerSources.keep(latest);
    toast.success(before ? TOASTS.refreshed : TOASTS.available);
  }

  followReading(day, onStored, signal);
}

function isOther(shown: PublishedReading | null, stored: PublishedReading | null): boolean {
  if (!shown || !stored) return shown !== stored;
  return stored.updatedAt !== shown.updatedAt && textOf(stored) !== textOf(shown);
}

function textOf({ title, introduction, basis, sections, luckyElements }: PublishedReading): string {
  return JSON.stringify([title, introduction, basis, sections, luckyElements]);
}

/** Changes the page while keeping the heading that the reader is under at the same place on the screen. */
function keepScrollPosition(change: () => void): void {
  const root = document.documentElement;
  const before = headings().filter(({ top }) => top < innerHeight / 2);
  before.sort((a, b) => b.top - a.top);
  // Browsers anchor scrolling to some other element, and Safari does not do it at all.
  root.style.overflowAnchor = 'none';
  change();
  const after = headings();
  for (const { text, top } of before) {
    const same = after.find((heading) => heading.text === text);
    if (!same) continue;
    if (scrollY > 0) scrollBy({ top: same.top - top, behavior: 'instant' });
    break;
  }
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}

/** The visible headings of the reading, with their distances in pixels from the top of the screen. */
function headings(): { text: string | null; top: number }[] {
  return [...document.querySelectorAll('.reading :is(h1, h2, h3):not(aside *)')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => ({
      text: heading.textContent,
      top: heading.getBoundingClientRect().top,
    }));
}
