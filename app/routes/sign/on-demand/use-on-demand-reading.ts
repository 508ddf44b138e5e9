import { useCallback, useEffect, useRef, useState } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { timeoutSignal, unlessAborted } from '#services/browser/reader/timeout-signal.ts';
import { toast } from '../../../shell/toasts/toast.ts';
import { TOASTS } from '../toast-texts.ts';
import { type FetchDeps, fetchReading, type OnDemandState, PREPARING } from './fetch-reading.ts';
import { wait } from './wait.ts';

const CODE_TIMEOUT_MS = 8_000;

const DEPS: FetchDeps = {
  openSources: async (signal) => {
    const code = import('#services/browser/reader/reader-sources.ts').catch(loadAnew);
    const { readerSources } = await unlessAborted(code, timeoutSignal(CODE_TIMEOUT_MS, signal));
    return readerSources;
  },
  wait,
  now: () => performance.now(),
};

/** The site may have been rebuilt since this page loaded, so that its code has other names. */
function loadAnew(cause: unknown): never {
  if (navigator.onLine) location.reload();
  throw cause;
}

/** How long after a failure the reading of a new day is requested again, while the old one is still shown. */
const NEXT_TRY_MS = MINUTE_MS;

/**
 * Finds the reading of a sign and date, from the moment the page appears until the reader leaves. When the date changes,
 * the current reading stays until the new one is ready.
 */
export function useOnDemandReading(
  sign: Sign,
  date: CivilDate,
): { state: OnDemandState; tryAgain: () => void } {
  const [state, setState] = useState(PREPARING);
  const [attempt, setAttempt] = useState(0);
  const shows = useRef(false);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a fetch of its own
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const quietly = shows.current;
    const notify = quietly ? null : fetchNotices(sign, signal);

    async function follow() {
      try {
        for await (const next of fetchReading(DEPS, { sign, date, signal })) {
          if (quietly && next.kind !== 'ready') continue;
          shows.current = next.kind === 'ready';
          notify?.(next);
          setState(next);
        }
      } catch (cause) {
        if (signal.aborted) return;
        console.warn(`The reading of ${sign} for ${date} could not be loaded.`, cause);
        if (quietly) wait(NEXT_TRY_MS, signal).then(tryAgain, () => {});
      }
    }

    void follow();
    return () => leaving.abort();
  }, [sign, date, attempt]);

  return { state, tryAgain };
}

/** Shows the progress of making a reading in toasts, until the reader leaves. */
function fetchNotices(sign: Sign, signal: AbortSignal): (state: OnDemandState) => void {
  const name = signName(sign);
  const id = `generate-${sign}`;
  let waiting = false;

  signal.addEventListener('abort', () => {
    if (waiting) toast.dismiss(id);
  });

  return function notify(state) {
    const wasWaiting = waiting;
    waiting = state.kind === 'loading' && state.source === 'ai';
    if (waiting) toast.loading(TOASTS.waiting(name), { id });
    else if (state.kind === 'failed') toast.error(TOASTS.failed(name), { id });
    else if (state.kind === 'ready' && state.hadToWait) toast.success(TOASTS.ready(name), { id });
    else if (wasWaiting) toast.dismiss(id);
  };
}
