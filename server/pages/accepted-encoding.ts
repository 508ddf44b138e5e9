import { parseAccept } from 'hono/utils/accept';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send only a few different headers. If a client sends many others, the map is emptied. */
const MAX_HEADERS = 100;
const parsed = new Map<string, Encoding>();

/** The encoding to answer an `Accept-Encoding` header with: Brotli unless the client prefers gzip or accepts neither. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const cached = parsed.get(header);
  if (cached) return cached;
  const chosen = choose(header);
  if (parsed.size >= MAX_HEADERS) parsed.clear();
  parsed.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const accepted = parseAccept(header.toLowerCase());
  const weight = (name: string) =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ??
    0;
  const [br, gzip] = [weight('br'), weight('gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
