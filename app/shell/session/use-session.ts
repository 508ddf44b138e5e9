import { useSyncExternalStore } from 'react';
import { createSessionStore, NOBODY, type SessionState } from './session-store.ts';
import { hasStoredSession, whenStoredElsewhere } from './stored-session.ts';

const store = createSessionStore({
  openSession: async () => (await import('#services/browser/session.ts')).openSession(),
  now: Date.now,
});

/** Who is signed in. For a visitor without a stored session, the auth code never loads. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, store.state, () => NOBODY);
}

/** Asks who is signed in here. Throws if the site can't be reached. */
export const openSession = store.open;

/** Works offline: the session is removed from this browser in any case. */
export function signOut(): void {
  store.signOut().catch(() => {});
}

let isFollowed = false;

function subscribe(listener: () => void): () => void {
  if (!isFollowed) {
    isFollowed = true;
    followStored();
  }
  return store.subscribe(listener);
}

/** For as long as the page is open. If the site can't be reached, nobody is signed in. */
function followStored() {
  if (hasStoredSession()) store.open().catch(() => {});
  whenStoredElsewhere(() => {
    if (hasStoredSession() || store.state().user) store.recheck().catch(() => {});
  });
}
