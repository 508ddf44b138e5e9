import { useHydrated } from '../use-hydrated.ts';
import { localTimeText } from './local-time-text.ts';

/** An instant by the reader's own clock; without scripts, `children`, which say it in UTC. */
export function LocalTime({
  at,
  date,
  preposition,
  children,
}: {
  at: string;
  /** The date of the page, which a time on it need not repeat. */
  date: string;
  /** The preposition before the time, which is rewritten together with it, if any. */
  preposition: string;
  children: string;
}) {
  const isHydrated = useHydrated();
  return (
    <time
      dateTime={at}
      data-local={date}
      data-preposition={preposition || undefined}
      suppressHydrationWarning
    >
      {isHydrated ? localTimeText(at, date, preposition) : children}
    </time>
  );
}
