import { parseAccept } from 'hono/utils/accept';
import { recentlyUsed } from '#domain/recently-used.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send only a few different headers. */
const MAX_HEADERS = 100;

/** The encoding to answer an `Accept-Encoding` header with: Brotli unless the client prefers gzip or accepts neither. */
export const acceptedEncoding = recentlyUsed(
  MAX_HEADERS,
  (header: string | undefined): Encoding => {
    const accepted = parseAccept((header ?? '').toLowerCase());
    const weight = (name: string) =>
      (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))
        ?.q ?? 0;
    const [br, gzip] = [weight('br'), weight('gzip')];
    if (br > 0 && br >= gzip) return 'br';
    return gzip > 0 ? 'gzip' : 'identity';
  },
);
