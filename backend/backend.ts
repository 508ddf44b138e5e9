import type { Realtime } from './realtime/open-realtime.ts';
import type { Resize } from './storage/resize.ts';

/** What stands behind supabase-js: where it is pointed, with which keys, and who answers. */
export interface Backend {
  /** The base URL for the server's own clients. */
  url: string;
  /** Empty before a database that this machine has never reached answers for the first time. */
  publishableKey: string;
  /** Stands above row level security; never leaves the server. */
  secretKey: string;
  /** Replaces the network for the server's clients; undefined where the backend is elsewhere. */
  fetch: typeof fetch | undefined;
  /** Answers browsers on /auth/v1, /rest/v1 and /storage/v1; null where browsers ask the backend directly. */
  handle: ((request: Request, requester: Requester) => Promise<Response>) | null;
  /** Answers `/realtime/v1/websocket`; null where browsers ask the backend directly. */
  realtime: Realtime | null;
  /** Why what is stored may be lost though the store still answers, with the way out; null if nothing is wrong. */
  fault(): string | null;
  close(): Promise<void>;
}

export interface Requester {
  /** The network address that a request comes from. */
  address: string;
  /** Draws the images that `/storage/v1/render` answers with; without it there are none. */
  resize?: Resize;
}

export interface BackendSettings {
  dataDir: string;
  /** A Postgres database behind the embedded backend, as its owner; null for SQLite in `dataDir`. */
  databaseUrl?: string | null;
  /** A Supabase project, hosted or of one's own; null for the embedded backend. */
  supabase: { url: string; publishableKey: string; secretKey: string } | null;
}
