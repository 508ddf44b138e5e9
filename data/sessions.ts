import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import { emailOfUsername } from './email-of-username.ts';

export interface SessionUser {
  id: string;
  email: string | null;
}

/**
 * Reports who is signed in, null for nobody: once at the start, and at each change, in this tab or another. The
 * returned function stops it.
 */
export function followUser(
  client: DataClient,
  onUser: (user: SessionUser | null) => void,
): () => void {
  const { data } = client.auth.onAuthStateChange((_event, session) => onUser(userOf(session)));
  return () => data.subscription.unsubscribe();
}

/** The signed-in user by the session stored in this browser; null if it can't be renewed. */
export async function currentUser(client: DataClient): Promise<SessionUser | null> {
  const { data } = await client.auth.getSession();
  return userOf(data.session);
}

/** The result of a sign-in: the user, or why it failed. */
export type SignInOutcome =
  | { user: SessionUser }
  | { refused: 'credentials' | 'too many tries' | 'unreachable' };

/** Signs in by user name or email address; the client stores the session. */
export async function signInWithPassword(
  client: DataClient,
  username: string,
  password: string,
): Promise<SignInOutcome> {
  const email = emailOfUsername(username);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  const user = userOf(data.session);
  if (user) return { user };
  if (error?.status === 429) return { refused: 'too many tries' };
  const isReached = error?.status !== undefined && error.status >= 400 && error.status < 500;
  return { refused: isReached ? 'credentials' : 'unreachable' };
}

/**
 * The token that identifies a session to our functions; null for nobody. Renewed if it has expired. Throws a DataError
 * if it can't be renewed because the store does not respond.
 */
export async function accessToken(client: DataClient): Promise<string | null> {
  const { data, error } = await client.auth.getSession();
  if (isAuthRetryableFetchError(error)) throw new DataError('Renewing the session', error);
  return data.session?.access_token ?? null;
}

/**
 * Ends the session in this browser, even if the server can't be reached; the same person's sessions elsewhere continue.
 */
export async function endSession(client: DataClient): Promise<void> {
  await client.auth.signOut({ scope: 'local' });
}

/**
 * The user of a session's token; null if the store has no such session, or it has ended. Throws a DataError if the
 * store does not respond.
 */
export async function userOfToken(client: DataClient, token: string): Promise<SessionUser | null> {
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status === undefined || error.status >= 500)) {
    throw new DataError('Looking up a session', error);
  }
  return error ? null : userOf(data);
}

/** Whatever a browser has stored may have any shape. */
function userOf(session: { user?: { id?: unknown; email?: string } } | null): SessionUser | null {
  const id = session?.user?.id;
  if (typeof id !== 'string' || id === '') return null;
  return { id, email: session?.user?.email ?? null };
}
