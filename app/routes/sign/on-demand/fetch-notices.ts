import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { toast } from '../../../shell/toasts/toast.ts';
import type { OnDemandState } from './fetch-reading.ts';
import { failureMessage } from './loading-messages.ts';

/** Shows the progress of making a reading in toasts, until the reader leaves. */
export function fetchNotices(sign: Sign, signal: AbortSignal): (state: OnDemandState) => void {
  const name = signName(sign);
  const id = `generate-${sign}`;
  let waiting = false;

  signal.addEventListener('abort', () => {
    if (waiting) toast.dismiss(id);
  });

  return function tell(state) {
    const wasWaiting = waiting;
    waiting = state.kind === 'loading' && state.source === 'ai';
    if (waiting) toast.loading(`Consulting the stars for ${name}...`, { id });
    else if (state.kind === 'failed') toast.error(failureMessage(sign), { id });
    else if (state.kind === 'ready' && state.afterWait)
      toast.success(`Your ${name} horoscope is ready!`, { id });
    else if (wasWaiting) toast.dismiss(id);
  };
}
