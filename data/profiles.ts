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

/** Whether there is an admin yet. Needs the secret key. Throws a DataError if the store does not respond. */
export async function someAdminExists(client: DataClient): Promise<boolean> {
  const { data, error } = await client.from('profiles').select('id').eq('role', 'admin').limit(1);
  if (error) throw new DataError('Looking for an admin', error);
  return data.length > 0;
}

/**
 * The profile of a user if `client` may see it, or null. `refused` if the store rejects the client's session. Throws a
 * DataError if the store does not respond.
 */
export async function findProfile(
  client: DataClient,
  userId: string,
): Promise<Profile | null | 'refused'> {
  const { data, error, status } = await client
    .from('profiles')
    .select('*')
    .eq('id', userId)
    .single();
  if (status === 401) return 'refused';
  if (error?.code === NO_ROW) return null;
  if (error) throw new DataError(`Looking up the profile of ${userId}`, error);
  return {
    id: data.id,
    username: data.username,
    displayName: data.display_name,
    role: data.role === 'admin' ? 'admin' : 'reader',
  };
}

/** PostgREST's code if one row was expected and none exists. */
const NO_ROW = 'PGRST116';

/** Needs the secret key. Throws a DataError if a profile with that id or username exists. */
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
  if (error) throw new DataError(`Creating the profile of ${profile.username}`, error);
}
