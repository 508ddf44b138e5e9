/** The exit code of a preparation whose database is unreachable, as in sysexits.h (EX_TEMPFAIL): worth another try. */
export const STORE_UNREACHABLE_CODE = 75;

/** Connections that fail, or that Postgres refuses because it is starting, stopping or full. */
const NO_CONNECTION =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|CONNECTION_\w+|57P0\d|53300)$/;
/** A lock that wasn't released in time, because another machine is preparing the database. */
const LOCKED = '55P03';

/** What `prepare.ts`, run in a separate process, said about a Postgres that is unreachable now. */
export class StoreUnreachable extends Error {}

export function isNoConnection(error: Error): boolean {
  return NO_CONNECTION.test(codeOf(error));
}

/** Whether an error, or one of its causes, only means that Postgres is unreachable now, which no setting can fix. */
export function isStoreUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreUnreachable) return true;
    if (isNoConnection(cause) || codeOf(cause) === LOCKED) return true;
  }
  return false;
}

function codeOf(error: Error): string {
  return String((error as NodeJS.ErrnoException).code ?? '');
}
