/** The exit code of a preparation whose database is away, as in sysexits.h (EX_TEMPFAIL): worth another try. */
export const STORE_AWAY_CODE = 75;

/** Connections that fail, or that Postgres refuses because it starts, stops or has too many. */
const NO_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|CONNECTION_\w+|57P0\d|53300)$/;
/** A lock that was not free in time, as another machine prepares the database. */
const LOCKED = '55P03';

/** What `prepare.ts`, run in a process of its own, said of a Postgres that can't be asked now. */
export class StoreAway extends Error {}

export function isNoConnection(error: Error): boolean {
  return NO_CONNECTION.test(codeOf(error));
}

/** Whether an error, or one of its causes, only means that Postgres is unreachable now, which no setting can fix. */
export function isStoreAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreAway) return true;
    if (isNoConnection(cause) || codeOf(cause) === LOCKED) return true;
  }
  return false;
}

function codeOf(error: Error): string {
  return String((error as NodeJS.ErrnoException).code ?? '');
}
