import { z } from 'zod';
import { authError } from './auth-error.ts';

/**
 * The part of `/auth/v1` that the site needs: sign in, refresh, get the user, sign out. The rest of the backend's auth
 * (sign-up by code, recovery by mail, verification) is hidden: there is no mail to send, and its six-digit codes could
 * be guessed.
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

const PARAMETERS = ['grant_type', 'scope', 'apikey'];

/**
 * The request with only the known parameters, each once and in plain encoding. The guards here and the backend parse
 * queries differently: in `%67rant_type=refresh_token&grant_type=password` each sees another grant type.
 */
export function withPlainQuery(request: Request): Request {
  const url = new URL(request.url);
  const known = PARAMETERS.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  url.search = new URLSearchParams(known).toString();
  return new Request(url, request);
}

export function isPasswordSignIn(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const isToken = request.method === 'POST' && pathname === '/auth/v1/token';
  return isToken && searchParams.get('grant_type') === 'password';
}

/** Refuses any other request to `/auth/v1`, as GoTrue answers an unknown path; else null. */
export function refuseUnknownAuth(request: Request, secretKey: string): Response | null {
  const url = new URL(request.url);
  const path = url.pathname.slice('/auth/v1/'.length);
  const grant = url.searchParams.get('grant_type') ?? '';
  const isOpen = OPEN.has(`${request.method} ${path}`);
  if (isOpen && (request.method !== 'POST' || path !== 'token' || GRANTS.has(grant))) return null;
  if (path === 'signup') {
    return authError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (path.startsWith('admin/')) return refuseAdministration(request, secretKey);
  return authError(404, 'not_found', 'Not found.');
}

/** `npm run admin` manages the one account; there is no user administration over HTTP. */
function refuseAdministration(request: Request, secretKey: string): Response {
  return request.headers.get('apikey') === secretKey
    ? authError(
        501,
        'not_implemented',
        'The embedded backend has no user administration: run npm run admin on its machine.',
      )
    : authError(403, 'not_admin', 'User not allowed');
}

const text = z.string().nullish();
const credentials = z.object({ email: text, password: text, refresh_token: text, scope: text });

/**
 * Refuses a body for `/auth/v1` that is JSON but not an object of strings, which the backend would answer with 500;
 * else null. The backend itself refuses invalid JSON.
 */
export async function refuseUnreadableCredentials(request: Request): Promise<Response | null> {
  if (request.method !== 'POST') return null;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}));
  if (credentials.safeParse(body).success) return null;
  return authError(
    400,
    'validation_failed',
    'The body must be a JSON object whose credentials are strings.',
  );
}
