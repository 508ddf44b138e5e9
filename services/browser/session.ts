import { createBrowserClient } from '#data/browser-client.ts';
import { findProfile, type Profile } from '#data/profiles.ts';
import {
  accessToken,
  currentUser,
  endSession,
  followUser,
  type SessionUser,
  type SignInOutcome,
  signInWithPassword,
} from '#data/sessions.ts';
import { clientSettings } from './client-settings.ts';

export type { Profile, SessionUser, SignInOutcome };

/** The questions of who sits at this browser. */
export interface Session {
  /** Tells who is signed in, null for nobody: at the start and at each change. */
  follow(onUser: (user: SessionUser | null) => void): () => void;
  /** Who is signed in by what the browser has stored now. */
  user(): Promise<SessionUser | null>;
  /** Null where there is none. A session that the store does not accept ends here. */
  profileOf(userId: string): Promise<Profile | null>;
  signOut(): Promise<void>;
  /** `username` is a name or an address. */
  signIn(username: string, password: string): Promise<SignInOutcome>;
  accessToken(): Promise<string | null>;
}

/** Only for browsers. Throws where the site cannot be reached. */
export async function openSession(): Promise<Session> {
  const client = createBrowserClient(await clientSettings());
  return {
    follow: (onUser) => followUser(client, onUser),
    user: () => currentUser(client),
    signOut: () => endSession(client),
    signIn: (username, password) => signInWithPassword(client, username, password),
    accessToken: () => accessToken(client),
    async profileOf(userId) {
      const profile = await findProfile(client, userId);
      if (profile !== 'refused') return profile;
      await endSession(client);
      return null;
    },
  };
}
