import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';

export interface SessionUser {
  id: string;
  email: string | null;
}

/**
 * Tells who is signed in, null for nobody: once at the start, and again at each change, in this tab or
 * another. The returned function ends it.
 */
export function followUser(
  client: DataClient,
  onUser: (user: SessionUser | null) => void,
): () => void {
  const { data } = client.auth.onAuthStateChange((_event, session) => onUser(userOf(session)));
  return () => data.subscription.unsubscribe();
}

/** Who is signed in by what the browser has stored now; a session that cannot be renewed is nobody's. */
export async function currentUser(client: DataClient): Promise<SessionUser | null> {
  const { data } = await client.auth.getSession();
  return userOf(data.session);
}

/**
 * Ends the session in this browser, first of all and also where the server cannot be told; sessions of
 * the same person elsewhere go on.
 */
export async function endSession(client: DataClient): Promise<void> {
  await client.auth.signOut({ scope: 'local' });
}

/**
 * The user whose session a token is of; null where the store knows no such session, or it has ended. Throws a
 * DataError where the store cannot say.
 */
export async function userOfToken(client: DataClient, token: string): Promise<SessionUser | null> {
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status === undefined || error.status >= 500)) {
    throw new DataError('Looking up a session', error);
  }
  return error ? null : userOf(data);
}

/** What a browser has stored may be of any shape. */
function userOf(session: { user?: { id?: unknown; email?: string } } | null): SessionUser | null {
  const id = session?.user?.id;
  if (typeof id !== 'string' || id === '') return null;
  return { id, email: session?.user?.email ?? null };
}
