import { useEffect, useState } from 'react';
import { WAITING_MESSAGES } from './loading-messages.ts';

const CHANGES_EVERY_MS = 3_000;

/** A line for a wait of unknown length; while `running`, a different one from time to time. */
export function useWaitingMessage(running: boolean): string {
  const [index, setIndex] = useState(() => Math.floor(Math.random() * WAITING_MESSAGES.length));
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => setIndex((shown) => (shown + 1) % WAITING_MESSAGES.length),
      CHANGES_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [running]);
  return WAITING_MESSAGES[index]!;
}
