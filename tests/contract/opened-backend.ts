import type { Backend } from '#backend/backend.ts';

/** A backend under test. */
export interface OpenedBackend {
  backend: Backend;
  /** The admin that preparing it made. */
  admin: { username: string; password: string };
}
