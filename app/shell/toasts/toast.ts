interface ToastOptions {
  description?: string;
  /** A toast with the id of a visible one replaces it. */
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

  /** Stays until it is dismissed or replaced. */
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
  // The description is required: without it, that of the replaced toast would stay.
  void withSonner((sonner) => sonner[kind](title, { description, id }));
}

/** Loads with the first toast. Calls made meanwhile run in order. */
async function withSonner(
  act: (sonner: typeof import('sonner')['toast']) => unknown,
): Promise<void> {
  try {
    act((await import('sonner')).toast);
  } catch (cause) {
    console.warn('A notice could not be shown.', cause);
  }
}
