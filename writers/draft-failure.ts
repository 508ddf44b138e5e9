import { APICallError, InvalidResponseDataError, NoObjectGeneratedError } from 'ai';
import { z } from 'zod';
import { AnswerTooLong } from './capped-fetch.ts';

/** Why there is no draft. */
export interface DraftFailure {
  /** A sentence of ours, for the record and for a model that tries again. */
  reason: string;
  /** The endpoint's own message, for the operator's log only. */
  detail: string | null;
  /** Whether the endpoint failed, rather than its answer being unusable. */
  endpoint: boolean;
  /** Whether retrying would be useless. */
  final: boolean;
  /** Whether the endpoint rejects schemas and should be asked without one. */
  refusesSchema: boolean;
  /** The `Retry-After` header as received. */
  retryAfter: string | null;
}

const MAX_ISSUES = 6;

/** A failure of the answer, unless `changes` say otherwise. */
export function failure(reason: string, changes: Partial<DraftFailure> = {}): DraftFailure {
  return {
    reason,
    detail: null,
    endpoint: false,
    final: false,
    refusesSchema: false,
    retryAfter: null,
    ...changes,
  };
}

/** The meaning of an error of the AI SDK. The caller, who holds the signals, recognizes timeouts. */
export function failureOf(error: unknown): DraftFailure {
  if (NoObjectGeneratedError.isInstance(error)) return uselessAnswer(error);
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (APICallError.isInstance(error) && status !== undefined && (status < 200 || status > 299)) {
    return badStatus(error, status);
  }
  if (firstCause(error, (cause) => cause instanceof AnswerTooLong))
    return failure('The response exceeded the size limit.');
  const code = firstCause(error, hasCode)?.code;
  if (code) return failure(`The connection failed (${code}).`, { endpoint: true });
  if (status !== undefined || InvalidResponseDataError.isInstance(error)) {
    return failure('The response was not in the chat completions protocol.');
  }
  return failure('The endpoint could not be called.', { endpoint: true });
}

function uselessAnswer(error: NoObjectGeneratedError): DraftFailure {
  if (error.finishReason === 'length') {
    return failure("The response was cut off at the model's length limit.");
  }
  if (error.finishReason === 'content-filter') return failure('The model declined to answer.');
  if (!error.text) return failure('The response contained no text.');
  const issues = firstCause(error, (cause) => cause instanceof z.ZodError)?.issues;
  return failure(issues ? sentencesOf(issues) : 'The response was not a single JSON object.');
}

function sentencesOf(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => `In the JSON, ${path.join('.') || 'the object'}: ${message}.`)
    .join(' ');
}

function badStatus(error: APICallError, status: number): DraftFailure {
  const served = { endpoint: true, detail: error.message || null };
  if ((status === 400 || status === 422) && /response.?format|json.?schema/i.test(wordsOf(error))) {
    return failure(`The endpoint rejects schemas (${status}).`, { ...served, refusesSchema: true });
  }
  if (status < 400) {
    const reason = `The endpoint redirected (${status}); redirects are not followed.`;
    return failure(reason, { endpoint: true, final: true });
  }
  if (status === 401 || status === 403) {
    return failure(`The endpoint refused the key (${status}).`, { ...served, final: true });
  }
  return failure(`The endpoint returned ${status}.`, {
    ...served,
    final: status < 500 && ![408, 425, 429].includes(status),
    retryAfter: error.responseHeaders?.['retry-after'] ?? null,
  });
}

function wordsOf(error: APICallError): string {
  return `${error.message} ${error.responseBody ?? ''}`;
}

/** The first error in the chain of causes that `matches`. */
function firstCause<T extends Error>(
  error: unknown,
  matches: (cause: Error) => cause is T,
): T | undefined {
  let cause = error;
  while (cause instanceof Error) {
    if (matches(cause)) return cause;
    cause = cause.cause;
  }
  return undefined;
}

/** Only codes such as ECONNREFUSED are passed on: the messages beside them may contain the address or the key. */
function hasCode(cause: Error): cause is Error & { code: string } {
  return 'code' in cause && typeof cause.code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(cause.code);
}
