import pino, { type DestinationStream, type Level } from 'pino';
import { calmLog } from './calm-log.ts';
import { logDetails } from './log-details.ts';
import { withoutSecrets } from './without-secrets.ts';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const satisfies Level[];
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogSettings {
  level: LogLevel;
  /** What no line may show. */
  secrets: readonly (string | null | undefined)[];
  /** The path or address of the store, so the operator knows which one fails. */
  store: string;
}

/** The process's log: a line of JSON of bounded length for each event, except repetitions. */
export function openLog(
  { level, secrets, store }: LogSettings,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
) {
  const lines = pino(
    {
      base: null,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }), log: logDetails },
      // The details are plain by then.
      serializers: { err: (err: unknown) => err },
      hooks: { streamWrite: withoutSecrets(secrets) },
    },
    destination,
  );
  return calmLog(lines, store);
}
