import { DataError } from '#data/data-error.ts';

const LONGEST_TEXT = 400;
const LONGEST_STACK = 1_500;
const MOST_ENTRIES = 12;
const DEEPEST = 4;

/**
 * The details of a log line with bounded texts and lists, and errors as plain objects. A failure of the store has no
 * stack: it says where we asked, not what went wrong.
 */
export function logDetails(details: object): Record<string, unknown> {
  return boundedObject(details, 0);
}

function bounded(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shortened(value, LONGEST_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return errorDetails(value);
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, MOST_ENTRIES).map((entry) => bounded(entry, depth + 1));
  }
  return boundedObject(value, depth + 1);
}

function boundedObject(object: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(object).slice(0, MOST_ENTRIES);
  return Object.fromEntries(entries.map(([key, value]) => [key, bounded(value, depth)]));
}

function errorDetails(error: Error): Record<string, unknown> {
  const message = shortened(error.message, LONGEST_TEXT);
  if (error instanceof DataError) {
    return { message, code: error.code, cause: shortened(error.reason, LONGEST_TEXT) };
  }
  const { code } = error as NodeJS.ErrnoException;
  const causes = causesOf(error).map((cause) => shortened(cause, LONGEST_TEXT));
  return {
    message,
    ...(code && { code }),
    ...(causes.length > 0 && { cause: causes.join(' < ') }),
    stack: shortened(error.stack ?? '', LONGEST_STACK),
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
