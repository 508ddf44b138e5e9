import type { Log } from '#services/log.ts';

/**
 * Ends the process on an uncaught error, with a line in the log, unless the error is a lost database connection: the
 * Postgres driver throws outside of any query when a connection is lost at the wrong moment (issues 1208 and 1154 of
 * porsager/postgres), and reconnects by itself at the next query.
 */
export function handleUncaughtErrors(log: Log): void {
  const onUncaught = (error: unknown) => {
    if (isLostConnection(error)) {
      log.error({ err: error }, 'A connection to the database was lost.');
      return;
    }
    log.error({ err: error }, 'The server is stopping after an unexpected error.');
    process.exit(1);
  };
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
}

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && code.startsWith('CONNECTION_')) return true;
  return /node_modules\/postgres\/src\/connection\.js/.test(error.stack?.split('\n')[1] ?? '');
}
