import type { Log } from '#services/log.ts';

/**
 * The Postgres driver throws outside of any query when a connection is lost at the wrong moment (porsager/postgres 1208 and
 * 1154). It reconnects by itself at the next query, so the server keeps running; anything else ends the process, with a
 * line in the log.
 */
export function outliveLostConnections(log: Log): void {
  const survive = (error: unknown) => {
    if (isLostConnection(error)) {
      log.error({ err: error }, 'A connection to the database was lost.');
      return;
    }
    log.error({ err: error }, 'The server is stopping after an unexpected error.');
    process.exit(1);
  };
  process.on('uncaughtException', survive);
  process.on('unhandledRejection', survive);
}

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && code.startsWith('CONNECTION_')) return true;
  return /node_modules\/postgres\/src\/connection\.js/.test(error.stack?.split('\n')[1] ?? '');
}
