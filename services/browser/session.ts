import { createBrowserClient } from '#data/browser-client.ts';
import { findProfile, type Profile } from '#data/profiles.ts';
import { followReadings } from '#data/reading-changes.ts';
import {
  accessToken,
  currentUser,
  endSession,
  followUser,
  type SessionUser,
  type SignInOutcome,
  signInWithPassword,
} from '#data/sessions.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { parseSign, type Sign } from '#domain/zodiac/signs.ts';
import { clientSettings } from './client-settings.ts';

export type { Profile, SessionUser, SignInOutcome };

/** What pages ask about the person at this browser. */
export interface Session {
  /** Reports who is signed in, null for nobody: at the start and at each change. */
  follow(onUser: (user: SessionUser | null) => void): () => void;
  /** The signed-in user, according to the session stored in this browser. */
  user(): Promise<SessionUser | null>;
  /** Null if there is none. A session that the store rejects ends here. */
  profileOf(userId: string): Promise<Profile | null>;
  signOut(): Promise<void>;
  /** `username` is a name or an email address. */
  signIn(username: string, password: string): Promise<SignInOutcome>;
  accessToken(): Promise<string | null>;
  /**
   * Reports a date's readings as they are stored and changed, by anyone, if the signed-in person may see them. Reports
   * nothing while the connection is down, then `unknown` once it is back. The returned function stops following.
   */
  followDay(date: CivilDate, onChange: (change: DayChange) => void): () => void;
}

/** What happened to a reading of the day, and its sign if known. */
export type DayChange = { sign: Sign; change: 'stored' | 'updated' } | 'unknown';

/** Only for browsers. Throws if the site can't be reached. */
export async function openSession(): Promise<Session> {
  const client = createBrowserClient(await clientSettings());
  return {
    follow: (onUser) => followUser(client, onUser),
    user: () => currentUser(client),
    signOut: () => endSession(client),
    signIn: (username, password) => signInWithPassword(client, username, password),
    accessToken: () => accessToken(client),
    followDay: (date, onChange) =>
      followReadings(client.realtime, `date=eq.${date}`, {
        onChange({ type, row }) {
          const sign = parseSign(String(row?.zodiac_sign));
          onChange(sign ? { sign, change: type === 'INSERT' ? 'stored' : 'updated' } : 'unknown');
        },
        onFollowing: () => onChange('unknown'),
      }),
    async profileOf(userId) {
      const profile = await findProfile(client, userId);
      if (profile !== 'refused') return profile;
      await endSession(client);
      return null;
    },
  };
}
