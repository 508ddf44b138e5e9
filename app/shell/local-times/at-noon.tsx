import type { ReactNode } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { indexAtNoon } from './index-at-noon.ts';

/**
 * Shows, of several things in sequence, the one that holds at noon of `date` by the reader's clock; without scripts, at
 * noon UTC.
 */
export function AtNoon({
  date,
  things,
}: {
  date: string;
  /** In their order; the last has no end. */
  things: readonly { until: string | null; shown: ReactNode }[];
}) {
  const isHydrated = useHydrated();
  const ends = things.map(({ until }) => until ?? '');
  const place = indexAtNoon(isHydrated ? `${date}T12:00` : `${date}T12:00Z`, ends);
  return (
    <span data-noon={date}>
      {things.map(({ until, shown }, i) => (
        <span key={until} data-until={until ?? ''} hidden={i !== place} suppressHydrationWarning>
          {shown}
        </span>
      ))}
    </span>
  );
}
