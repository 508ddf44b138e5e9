import { verify } from 'hono/jwt';
import type { Keys } from './embedded/lite.ts';

/** What a request to a project shows of who makes it. */
export interface Credentials {
  key: KeyKind;
  /** Of a session, not verified; null if the request has none or repeats a key in its place, as supabase-js does. */
  token: string | null;
}

export type KeyKind = 'publishable' | 'secret' | 'unknown' | 'none';

export function credentialsOf(request: Request, keys: Keys): Credentials {
  const apikey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  const token = bearerToken(request);
  return { key: kindOfKey(apikey, keys), token: token && isKey(token, keys) ? null : token };
}

export function kindOfKey(apikey: string | null, { publishableKey, secretKey }: Keys): KeyKind {
  if (!apikey) return 'none';
  if (apikey === secretKey) return 'secret';
  return apikey === publishableKey ? 'publishable' : 'unknown';
}

/** Whether a token is one of the project's keys, or was signed by the project and has not expired. */
export async function isOurs(token: string, keys: Keys): Promise<boolean> {
  if (isKey(token, keys)) return true;
  return verify(token, keys.jwtSecret, { alg: 'HS256', iat: false }).then(
    () => true,
    () => false,
  );
}

/** What the Authorization header brings; null if that is nothing. */
export function bearerToken({ headers }: Request): string | null {
  return /^bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

function isKey(text: string, { publishableKey, secretKey }: Keys): boolean {
  return text === publishableKey || text === secretKey;
}
