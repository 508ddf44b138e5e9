/** Where supabase-js stores a session: `sb-`, the first label of the backend's host, `-auth-token`. */
const SESSION_KEY = /^sb-.+-auth-token$/;

/** Whether this browser stores a session, anyone's and of any age. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    // If storage is blocked, any access to it throws.
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
