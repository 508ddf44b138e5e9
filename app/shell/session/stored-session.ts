/** Where supabase-js keeps a session: `sb-`, the first label of the backend's host, `-auth-token`. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** Whether this browser keeps a session, of anybody and of any age. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    // Where storage is forbidden the mere mention of it throws.
    return false;
  }
}

/** Calls `act` whenever another tab has stored a session or removed one. */
export function whenStoredElsewhere(act: () => void): void {
  addEventListener('storage', ({ key }) => {
    const isAllCleared = key === null;
    if (isAllCleared || SESSION_KEY.test(key)) act();
  });
}
