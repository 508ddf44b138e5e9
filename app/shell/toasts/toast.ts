interface ToastOptions {
  description?: string;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
}

/** Short notices at the lower right, read out by screen readers. Only for the browser. */
export const toast = {
  success(title: string, options?: ToastOptions): void {
    show('success', title, options);
  },

  error(title: string, options?: ToastOptions): void {
    show('error', title, options);
  },

  /** Stays until it is dismissed or another toast takes its place. */
  loading(title: string, options: ToastOptions & { id: string }): void {
    show('loading', title, options);
  },

  dismiss(id: string): void {
    void withSonner((sonner) => sonner.dismiss(id));
  },
};

function show(
  kind: 'success' | 'error' | 'loading',
  title: string,
  { description, id }: ToastOptions = {},
): void {
  // The description is always given: without it, that of the toast whose place is taken would stay.
  void withSonner((sonner) => sonner[kind](title, { description, id }));
}

/** Loaded with the first toast. What is asked while it loads is done in the order in which it was asked. */
async function withSonner(
  act: (sonner: typeof import('sonner')['toast']) => unknown,
): Promise<void> {
  try {
    act((await import('sonner')).toast);
  } catch (cause) {
    console.warn('A notice could not be shown.', cause);
  }
}
