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
  /** The path or address of the store, for the operator to know which one fails. */
  store: string;
}

/** The process's log: a line of JSON for each event, of bounded length, and none for what repeats itself. */
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
