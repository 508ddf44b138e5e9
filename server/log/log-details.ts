import { DataError } from '#data/data-error.ts';

const MAX_TEXT_LENGTH = 400;
const MAX_STACK_LENGTH = 1_500;
const MAX_ENTRIES = 12;
const DEEPEST = 4;

/**
 * The details of a log line with bounded texts and lists, and errors as plain objects. A failure of the store has no
 * stack: it says where we asked, not what went wrong.
 */
export function logDetails(details: object, depth = 0): Record<string, unknown> {
  const entries = Object.entries(details).slice(0, MAX_ENTRIES);
  return Object.fromEntries(entries.map(([key, value]) => [key, bounded(value, depth)]));
}

function bounded(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shortened(value, MAX_TEXT_LENGTH);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return errorDetails(value);
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ENTRIES).map((entry) => bounded(entry, depth + 1));
  }
  return logDetails(value, depth + 1);
}

function errorDetails(error: Error): Record<string, unknown> {
  const message = shortened(error.message, MAX_TEXT_LENGTH);
  if (error instanceof DataError) {
    return { message, code: error.code, cause: shortened(error.reason, MAX_TEXT_LENGTH) };
  }
  const { code } = error as NodeJS.ErrnoException;
  const causes = causesOf(error).map((cause) => shortened(cause, MAX_TEXT_LENGTH));
  return {
    message,
    ...(code && { code }),
    ...(causes.length > 0 && { cause: causes.join(' < ') }),
    stack: shortened(error.stack ?? '', MAX_STACK_LENGTH),
  };
}

/** The messages of an error's causes, nearest first. */
function causesOf(error: Error): string[] {
  const causes: string[] = [];
  let cause = error.cause;
  while (cause !== undefined && causes.length < DEEPEST) {
    causes.push(String(Object(cause).message || Object(cause).code || cause));
    cause = Object(cause).cause;
  }
  return causes;
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
