/**
 * What the site needs of `/auth/v1`: signing in, staying signed in, who one is, signing out. The rest of
 * the backend's auth (sign-up by code, recovery by mail, verification) has no mail to send here, and its
 * six-digit codes could be guessed; it does not exist for callers.
 */
const OPEN = new Set([
  'POST token',
  'GET user',
  'POST logout',
  'GET settings',
  'GET health',
  'OPTIONS token',
  'OPTIONS user',
  'OPTIONS logout',
]);
const GRANTS = new Set(['password', 'refresh_token']);

/** Refuses a request to `/auth/v1` that is none of those, as GoTrue answers an unknown path; else null. */
export function refuseUnknownAuth(request: Request): Response | null {
  const url = new URL(request.url);
  const path = url.pathname.slice('/auth/v1/'.length);
  const grant = url.searchParams.get('grant_type') ?? '';
  const isOpen = OPEN.has(`${request.method} ${path}`);
  if (isOpen && (request.method !== 'POST' || path !== 'token' || GRANTS.has(grant))) return null;
  if (path === 'signup') {
    return Response.json(
      { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
      { status: 422 },
    );
  }
  return Response.json({ code: 404, error_code: 'not_found', msg: 'Not found.' }, { status: 404 });
}
