import type { DataClient } from '#data/client.ts';
import { findProfile } from '#data/profiles.ts';
import { userOfToken } from '#data/sessions.ts';

/**
 * The stored role of a session's user, or null for nobody. Whatever the token or the browser says about roles is
 * ignored. Throws a DataError if the store does not respond.
 */
export async function roleOfToken(
  { data }: { data: DataClient },
  token: string,
): Promise<'reader' | 'admin' | null> {
  const user = await userOfToken(data, token);
  const profile = user && (await findProfile(data, user.id));
  return profile && profile !== 'refused' ? profile.role : null;
}
