import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Profile, Session, SessionUser } from '#services/browser/session.ts';

export interface SessionState {
  user: SessionUser | null;
  /** Null for nobody, while it is loading, and if there is none. */
  profile: Profile | null;
}

export const NOBODY: SessionState = { user: null, profile: null };

/** A profile is reused for this long; a change of user reloads it at once. */
const PROFILE_LIFETIME_MS = 5 * MINUTE_MS;

interface SessionStoreDeps {
  openSession: () => Promise<Session>;
  now: () => number;
}

/** Who is signed in, for `useSyncExternalStore`. Nothing is loaded before {@link open} is called. */
export function createSessionStore({ openSession, now }: SessionStoreDeps) {
  let state = NOBODY;
  let session: Promise<Session> | null = null;
  let profileAskedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();

  function set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Loads the auth code, once, and follows the session from then on. */
  function open(): Promise<Session> {
    session ??= openSession().then(
      (opened) => {
        opened.follow((user) => void change(opened, user));
        return opened;
      },
      (cause) => {
        session = null;
        throw cause;
      },
    );
    return session;
  }

  async function change({ profileOf }: Session, user: SessionUser | null) {
    const isSame = user !== null && user.id === state.user?.id;
    if (!isSame) set({ user, profile: null });
    if (user === null || (isSame && now() - profileAskedAt < PROFILE_LIFETIME_MS)) return;

    profileAskedAt = now();
    const profile = await profileOf(user.id).catch(() => null);
    if (profile === null) profileAskedAt = Number.NEGATIVE_INFINITY;
    // Meanwhile somebody else may have signed in, or the user may have signed out.
    if (profile !== null && state.user?.id === user.id) set({ user, profile });
  }

  return {
    open,
    state: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Rereads what the browser has stored, after another tab has changed it. */
    async recheck(): Promise<void> {
      const opened = await open();
      await change(opened, await opened.user());
    },

    /** The user disappears from the page at once. */
    async signOut(): Promise<void> {
      set(NOBODY);
      await (await open()).signOut();
    },
  };
}
