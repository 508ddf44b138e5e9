import { use } from 'react';
import { NonceContext } from '../../shell/nonce.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { localTimeText } from './local-time-text.ts';

/** An instant by the reader's own clock; empty for readers without scripts or whose clock shows UTC. */
export function LocalTime({
  at,
  date,
  className,
}: {
  at: string;
  /** The date of the page, which a time on it need not repeat. */
  date: string;
  className?: string;
}) {
  const isHydrated = useHydrated();
  return (
    <time dateTime={at} data-local={date} className={className} suppressHydrationWarning>
      {isHydrated ? localTimeText(at, date) : ''}
    </time>
  );
}

/**
 * Writes the local times of a served page as it is parsed, so that nothing moves when the scripts come. It
 * stands before them: a page may be painted before all of it is there.
 */
export function LocalTimesScript() {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, nothing of a visitor's
      dangerouslySetInnerHTML={{ __html: `(${writeLocalTimes})(${localTimeText})` }}
    />
  );
}

function writeLocalTimes(textOf: typeof localTimeText): void {
  function write() {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]:empty')) {
      const text = textOf(time.dateTime, time.dataset.local ?? '');
      if (text) time.textContent = text;
    }
  }
  // Told of what the parser has added before the browser paints it.
  const observer = new MutationObserver(write);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    write();
    observer.disconnect();
  });
}
