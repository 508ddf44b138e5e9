/** Whoever tries again this much later does not add to the trouble. */
const RETRY_AFTER_S = 15;

/** 503 in the shape of GoTrue in place of the backend's 500: it could not store a session, for example on a full disk. */
export function unstoredSession(): Response {
  return Response.json(
    {
      code: 503,
      error_code: 'unexpected_failure',
      msg: 'The server cannot store a session at the moment. Please try again later.',
    },
    { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_S) } },
  );
}
