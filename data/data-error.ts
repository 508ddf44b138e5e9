/** The store answered with an error: what was asked, and PostgREST's own words as the cause. */
export class DataError extends Error {
  readonly code: string;

  constructor(question: string, cause: { message: string; code?: string }) {
    super(`${question}: ${cause.message}`, { cause });
    this.name = 'DataError';
    this.code = cause.code ?? 'unknown';
  }
}
