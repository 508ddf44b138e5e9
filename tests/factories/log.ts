import type { Log } from '#services/log.ts';

/** A log that keeps its messages for assertions. */
export function keptLog(): Log & { messages: string[] } {
  const messages: string[] = [];
  const keep = (_details: object, message: string) => {
    messages.push(message);
  };
  return { info: keep, warn: keep, error: keep, messages };
}
