/** An error in GoTrue's shape. */
export function authError(
  status: number,
  code: string,
  msg: string,
  headers?: Record<string, string>,
): Response {
  return Response.json({ code: status, error_code: code, msg }, { status, headers });
}

/** How long clients should wait, so that retries don't add to the load. */
const RETRY_AFTER_S = '15';

/** In place of the backend's 500: it could not store a session, for example on a full disk. */
export function unstoredSession(): Response {
  const msg = 'The server cannot store a session at the moment. Please try again later.';
  return authError(503, 'unexpected_failure', msg, { 'Retry-After': RETRY_AFTER_S });
}
