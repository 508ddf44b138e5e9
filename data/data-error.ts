interface StoreAnswer {
  message: string;
  code?: string;
  details?: string | null;
}

/**
 * The store answered with an error, or not at all. The message names the query; the cause is PostgREST's or fetch's
 * error.
 */
export class DataError extends Error {
  readonly code: string;
  /** The store's error without the query: the same for everything that fails for the same reason. */
  readonly reason: string;

  constructor(question: string, cause: StoreAnswer) {
    const reason = reasonOf(cause);
    super(`${question}: ${reason}`, { cause });
    this.name = 'DataError';
    this.code = cause.code || 'unknown';
    this.reason = reason;
  }
}

/** The details of an internal error explain it; those of a request without an answer are only a stack. */
function reasonOf({ message, code, details }: StoreAnswer): string {
  const words = code === 'XX000' && details ? details : message;
  return words.replace(/^\w*Error: /, '');
}
