import type { LiveDay } from '../reader-day.ts';
import { useOnline } from '../use-online.ts';
import { OfflineStay } from './offline-stay.tsx';
import { useFontsOnNextPage } from './use-fonts-on-next-page.ts';
import { useOfflineKeeping } from './use-offline-keeping.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useReaderDayWatch } from './use-reader-day-watch.ts';
import { useSignPagePrefetch } from './use-sign-page-prefetch.ts';
import { useSlowPageLoad } from './use-slow-page-load.ts';

/** What every page does without showing anything. */
export function Background({ days }: { days: LiveDay[] }) {
  useFontsOnNextPage();
  usePageFocus();
  useReaderDayWatch(days);
  useSignPagePrefetch();
  useOfflineKeeping();
  useSlowPageLoad();
  return useOnline() ? null : <OfflineStay />;
}
