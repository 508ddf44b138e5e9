interface ToastOptions {
  description?: string;
  /** A toast with the id of a visible one replaces it. */
  id?: string;
}

/** A toast that shows, or is about to leave. */
export interface Notice extends ToastOptions {
  id: string;
  kind: 'success' | 'error' | 'loading';
  title: string;
  isLeaving: boolean;
}

/** Short notices at the lower right, read out by screen readers. Only for the browser. */
export const toast = {
  success(title: string, options?: ToastOptions): void {
    show('success', title, options);
  },

  error(title: string, options?: ToastOptions): void {
    show('error', title, options);
  },

  /** Stays until it is dismissed or replaced. */
  loading(title: string, options: ToastOptions & { id: string }): void {
    show('loading', title, options);
  },

  dismiss(id: string): void {
    change(notices.map((one) => (one.id === id ? { ...one, isLeaving: true } : one)));
  },
};

let notices: readonly Notice[] = [];
let shown = 0;
const followers = new Set<() => void>();

function show(kind: Notice['kind'], title: string, options: ToastOptions = {}): void {
  const notice = { id: `${++shown}`, ...options, kind, title, isLeaving: false };
  const isNew = !notices.some(({ id }) => id === notice.id);
  change(
    isNew ? [...notices, notice] : notices.map((one) => (one.id === notice.id ? notice : one)),
  );
}

function change(to: readonly Notice[]): void {
  notices = to;
  for (const follower of followers) follower();
}

/** The oldest first. */
export function currentNotices(): readonly Notice[] {
  return notices;
}

/** Takes away a toast that has left, unless another has taken its place. */
export function removeNotice(notice: Notice): void {
  change(notices.filter((one) => one !== notice));
}

/** Calls `act` after each change; the returned function ends that. */
export function followNotices(act: () => void): () => void {
  followers.add(act);
  return () => followers.delete(act);
}
