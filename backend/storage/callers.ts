import { verify } from 'hono/jwt';
import type { Keys } from '../embedded/lite.ts';
import { storageError } from './storage-error.ts';

export type StorageCaller = 'service' | 'reader';

/**
 * Who makes a request: the server, by the secret key, or a reader, signed in or not. A missing or unknown key, or a
 * token that this project did not sign, is refused the way Supabase's storage does.
 */
export async function storageCaller(
  request: Request,
  { publishableKey, secretKey, jwtSecret }: Keys,
): Promise<StorageCaller | Response> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (key !== publishableKey && key !== secretKey) {
    return storageError('AccessDenied', 'Invalid Compact JWS');
  }
  const token = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token || token === publishableKey || token === secretKey) {
    return key === secretKey ? 'service' : 'reader';
  }
  try {
    await verify(token, jwtSecret, { alg: 'HS256', iat: false });
    return 'reader';
  } catch {
    return storageError('AccessDenied', 'signature verification failed');
  }
}
