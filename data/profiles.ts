import type { Instant } from '#domain/calendar/civil-date.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';

export interface Profile {
  /** The user's id in auth. */
  id: string;
  username: string;
  displayName: string;
  role: 'reader' | 'admin';
}

/** Whether anyone is an admin yet. Needs the secret key. */
export async function someAdminExists(client: DataClient): Promise<boolean> {
  const { data, error } = await client.from('profiles').select('id').eq('role', 'admin').limit(1);
  if (error) throw new DataError('Looking for an admin', error);
  return data.length > 0;
}

/** Needs the secret key. Throws a DataError where the id or username has a profile already. */
export async function createProfile(
  client: DataClient,
  profile: Profile,
  createdAt: Instant,
): Promise<void> {
  const { error } = await client.from('profiles').insert({
    id: profile.id,
    username: profile.username,
    display_name: profile.displayName,
    role: profile.role,
    created_at: new Date(createdAt).toISOString(),
  });
  if (error) throw new DataError(`Making the profile of ${profile.username}`, error);
}
