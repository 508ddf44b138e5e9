import type { Realtime } from './realtime/open-realtime.ts';
import type { Resize } from './storage/resize.ts';

/** What is behind supabase-js: its URL, its keys, and the code that answers. */
export interface Backend {
  /** The base URL for the server's own clients. */
  url: string;
  /** Empty until this machine first reaches the database, which holds the key. */
  publishableKey: string;
  /** Bypasses row level security; never leaves the server. */
  secretKey: string;
  /** Replaces the network for the server's clients; undefined if the backend is remote. */
  fetch: typeof fetch | undefined;
  /** Answers browsers on /auth/v1, /rest/v1 and /storage/v1; null if browsers call the backend directly. */
  handle: ((request: Request, requester: Requester) => Promise<Response>) | null;
  /** Answers `/realtime/v1/websocket`; null if browsers call the backend directly. */
  realtime: Realtime | null;
  /** Why stored data may be lost even though the store still answers, and what to do; null if nothing is wrong. */
  fault(): string | null;
  close(): Promise<void>;
}

export interface Requester {
  /** The client's network address. */
  address: string;
  /** Draws the images that `/storage/v1/render` answers with; without it there are none. */
  resize?: Resize;
}

export interface BackendSettings {
  dataDir: string;
  /** A Postgres database behind the embedded backend, as its owner; null for SQLite in `dataDir`. */
  databaseUrl?: string | null;
  /** A Supabase project, hosted or self-hosted; null for the embedded backend. */
  supabase: { url: string; publishableKey: string; secretKey: string } | null;
}
