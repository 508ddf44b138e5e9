import { credentialsOf } from '../../credentials.ts';
import type { Keys } from '../lite.ts';
import { postgrestError } from './postgrest-error.ts';
import type { PublicRole } from './table-grants.ts';

/** The role that a request claims, by its key and token; the backend verifies the token. */
export type Caller = PublicRole | 'service';

/**
 * The caller, or the refusal that Supabase's gateway or PostgREST gives to a request without a key or with a malformed
 * token.
 */
export function callerOf(request: Request, keys: Keys): Caller | Response {
  const { key, token } = credentialsOf(request, keys);
  if (key === 'none') {
    return gatewayError(
      'No API key found in request',
      'No `apikey` request header or url param was found.',
    );
  }
  if (key === 'unknown') {
    return gatewayError('Invalid API key', 'Double check your Supabase `apikey`');
  }
  if (token === null) return key === 'secret' ? 'service' : 'anon';
  return refuseBrokenToken(token) ?? 'authenticated';
}

function refuseBrokenToken(token: string): Response | null {
  const parts = token.split('.');
  if (parts.length === 3 && parts.every((part) => part !== '')) return null;
  const message =
    parts.length === 3
      ? 'JWSError JWSInvalidSignature'
      : `Expected 3 parts in JWT; got ${parts.length}`;
  return postgrestError(401, 'PGRST301', message, {
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });
}

function gatewayError(message: string, hint: string): Response {
  return Response.json({ message, hint }, { status: 401 });
}
