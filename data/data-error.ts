interface StoreAnswer {
  message: string;
  code?: string;
  details?: string | null;
}

/** The store answered with an error: what was asked, and PostgREST's own words as the cause. */
export class DataError extends Error {
  readonly code: string;
  /** What the store said, without what was asked: the same for everything that fails for the same reason. */
  readonly reason: string;

  constructor(question: string, cause: StoreAnswer) {
    const reason = reasonOf(cause);
    super(`${question}: ${reason}`, { cause });
    this.name = 'DataError';
    this.code = cause.code || 'unknown';
    this.reason = reason;
  }
}

/** The details of an internal error say what happened; those of a request that got no answer are a stack. */
function reasonOf({ message, code, details }: StoreAnswer): string {
  const words = code === 'XX000' && details ? details : message;
  return words.replace(/^\w*Error: /, '');
}
