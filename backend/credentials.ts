import { verify } from 'hono/jwt';
import type { Keys } from './embedded/lite.ts';

/** The credentials in a request to a project. */
export interface Credentials {
  key: KeyKind;
  /** The session's token, not verified; null if there is none or it merely repeats a key, as supabase-js sends it. */
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

/** The token in the Authorization header; null if there is none. */
export function bearerToken({ headers }: Request): string | null {
  return /^bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

function isKey(text: string, { publishableKey, secretKey }: Keys): boolean {
  return text === publishableKey || text === secretKey;
}
