import type { DataClient } from '#data/client.ts';
import { findProfile } from '#data/profiles.ts';
import { userOfToken } from '#data/sessions.ts';

/**
 * The role of whoever a session's token is of, or null for nobody. It is the stored one: what the token or the
 * browser says of roles counts for nothing. Throws a DataError if the store does not answer.
 */
export async function roleOfToken(
  { data }: { data: DataClient },
  token: string,
): Promise<'reader' | 'admin' | null> {
  const user = await userOfToken(data, token);
  const profile = user && (await findProfile(data, user.id));
  return profile && profile !== 'refused' ? profile.role : null;
}
