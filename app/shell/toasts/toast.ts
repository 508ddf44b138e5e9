interface ToastOptions {
  description?: string;
  /** A toast with the id of a visible one replaces it. */
  id?: string;
}

/** A toast that is visible or about to close. */
export interface ToastItem extends ToastOptions {
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
    change(toasts.map((one) => (one.id === id ? { ...one, isLeaving: true } : one)));
  },
};

let toasts: readonly ToastItem[] = [];
let shown = 0;
const followers = new Set<() => void>();

function show(kind: ToastItem['kind'], title: string, options: ToastOptions = {}): void {
  const item = { id: `${++shown}`, ...options, kind, title, isLeaving: false };
  const isNew = !toasts.some(({ id }) => id === item.id);
  change(isNew ? [...toasts, item] : toasts.map((one) => (one.id === item.id ? item : one)));
}

function change(to: readonly ToastItem[]): void {
  toasts = to;
  for (const follower of followers) follower();
}

/** The oldest first. */
export function currentToasts(): readonly ToastItem[] {
  return toasts;
}

/** Takes away a toast that has left, unless another has taken its place. */
export function removeToast(item: ToastItem): void {
  change(toasts.filter((one) => one !== item));
}

/** Calls `act` after each change; the returned function ends that. */
export function followToasts(act: () => void): () => void {
  followers.add(act);
  return () => followers.delete(act);
}
