import { credentialsOf, isOurs } from '../credentials.ts';
import type { Keys } from '../embedded/lite.ts';
import { storageError } from './storage-error.ts';

export type StorageCaller = 'service' | 'reader';

/**
 * The caller: the server, by the secret key, or a reader, signed in or not. A missing or unknown key, or a token that
 * this project did not sign, is refused the way Supabase's storage does.
 */
export async function storageCaller(
  request: Request,
  keys: Keys,
): Promise<StorageCaller | Response> {
  const { key, token } = credentialsOf(request, keys);
  if (key === 'none' || key === 'unknown') {
    return storageError('AccessDenied', 'Invalid Compact JWS');
  }
  if (token === null) return key === 'secret' ? 'service' : 'reader';
  if (await isOurs(token, keys)) return 'reader';
  return storageError('AccessDenied', 'signature verification failed');
}
