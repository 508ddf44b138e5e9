/** The log as services use it; pino's loggers have this shape. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What `read` resolves to; null, and a warning, if it rejects. */
export async function orNull<T>(
  log: Log,
  message: string,
  read: () => Promise<T>,
  details: object = {},
): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    log.warn({ err: error, ...details }, message);
    return null;
  }
}
