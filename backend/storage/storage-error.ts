/** Supabase's error codes, each with its status and older name. */
const ERRORS = {
  AccessDenied: { status: 403, error: 'Unauthorized' },
  DatabaseTimeout: { status: 544, error: 'DatabaseTimeout' },
  EntityTooLarge: { status: 413, error: 'Payload too large' },
  InvalidKey: { status: 400, error: 'InvalidKey' },
  InvalidMimeType: { status: 415, error: 'invalid_mime_type' },
  InvalidRequest: { status: 400, error: 'InvalidRequest' },
  KeyAlreadyExists: { status: 409, error: 'Duplicate' },
  NoSuchBucket: { status: 404, error: 'Bucket not found' },
  NoSuchKey: { status: 404, error: 'not_found' },
  SlowDown: { status: 429, error: 'SlowDown' },
} as const;

/**
 * An error as Supabase's storage answers it: `{statusCode, code, error, message}`, where `statusCode` is the real status
 * as a string. The response itself always has 400, or 544 for a store that does not respond.
 */
export function storageError(code: keyof typeof ERRORS, message: string): Response {
  const { status, error } = ERRORS[code];
  return Response.json(
    { statusCode: String(status), code, error, message },
    { status: status === 544 ? 544 : 400, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** 503 before the database has answered for the first time. */
export function storageUnavailable(): Response {
  const code = 'DatabaseTimeout';
  const message = 'The connection to the database timed out';
  return Response.json(
    { statusCode: '503', code, error: code, message },
    { status: 503, headers: { 'Cache-Control': 'no-store' } },
  );
}

export const noSuchBucket = () => storageError('NoSuchBucket', 'Bucket not found');
export const noSuchKey = () => storageError('NoSuchKey', 'Object not found');
export const invalidKey = (key: string) => storageError('InvalidKey', `Invalid key: ${key}`);
export const alreadyExists = () => storageError('KeyAlreadyExists', 'The resource already exists');
export const tooLarge = () =>
  storageError('EntityTooLarge', 'The object exceeded the maximum allowed size');
/** The row level security error for a writer whom no policy admits. */
export const notAllowed = () =>
  storageError('AccessDenied', 'new row violates row-level security policy');

/** The error for an unknown path or method. */
export function unknownRoute({ method, url }: Request): Response {
  const path = new URL(url).pathname.slice('/storage/v1'.length);
  return Response.json(
    { statusCode: 404, error: 'Not Found', message: `Route ${method}:${path} not found` },
    { status: 404 },
  );
}
