import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** A response that can be sent many times: its head and body for each encoding, made at most once. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** What already exists for an encoding. */
  ready: (encoding: Encoding) => ReadyBody | undefined;
  prepared: (encoding: Encoding) => Promise<ReadyBody>;
  /**
   * Replaces the Brotli body, which was compressed in haste, with one about a seventh smaller, and drops the plain
   * body. The few clients that take no Brotli get it decompressed.
   */
  shrink: () => Promise<void>;
  /** The most that it takes in memory: the compressed bodies together are less than half the size of the plain one. */
  bytes: number;
}

export interface ReadyBody {
  body: Buffer;
  /** Strong for the body as it was made, weak for a compressed one: compressing again may give other bytes. */
  etag: string;
  /** Alternating names and values, as `writeHead` takes them. */
  head: readonly string[];
  headOf304: readonly string[];
}

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
/** Brotli's: the first takes about ten milliseconds a page, the last a quarter of a second. */
const QUALITY = { first: 5, last: 11 };
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg\+xml)/;

/** `given` are the headers; the third argument holds the plain body and any compressed versions that already exist. */
export function readyAnswer(
  status: number,
  given: Record<string, string>,
  { identity, ...compressed }: Partial<Record<Encoding, Buffer>> & { identity: Buffer },
): ReadyAnswer {
  const isCompressible = COMPRESSIBLE.test(given['content-type'] ?? '');
  const headers = { ...given, ...(isCompressible && { vary: 'Accept-Encoding' }) };
  // The hash covers the headers, too, because after a 304 the browser keeps those it has.
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(identity);
  const tag = hash.digest('base64url').slice(0, 22);

  const bodies: Partial<Record<Encoding, ReadyBody>> = {};
  const making: Partial<Record<Encoding, Promise<ReadyBody>>> = {};
  const keep = (encoding: Encoding, body: Buffer) => {
    const ready = { ...headOf(encoding, body), body };
    bodies[encoding] = ready;
    return ready;
  };
  keep('identity', identity);
  for (const [encoding, body] of Object.entries(compressed)) keep(encoding as Encoding, body);

  function headOf(encoding: Encoding, { length }: Buffer): Omit<ReadyBody, 'body'> {
    const isPlain = encoding === 'identity';
    const etag = isPlain ? `"${tag}"` : `W/"${tag}-${encoding}"`;
    const { vary, 'cache-control': caching } = headers as Record<string, string>;
    const head = {
      ...headers,
      ...(!isPlain && { 'content-encoding': encoding }),
      ...(status === 200 && { etag }),
      'content-length': String(length),
    };
    const headOf304 = { etag, ...(vary && { vary }), ...(caching && { 'cache-control': caching }) };
    return { etag, head: Object.entries(head).flat(), headOf304: Object.entries(headOf304).flat() };
  }

  async function plain(): Promise<Buffer> {
    return bodies.identity?.body ?? decompressBrotli(bodies.br!.body);
  }

  async function make(encoding: Encoding): Promise<ReadyBody> {
    const body = await plain();
    if (encoding === 'identity') return { ...headOf(encoding, body), body };
    return keep(encoding, await (encoding === 'gzip' ? compressGzip(body) : brotli(body, 'first')));
  }

  const usable = (encoding: Encoding) => (isCompressible ? encoding : 'identity');
  return {
    status,
    headers,
    ready: (encoding) => bodies[usable(encoding)],
    async prepared(encoding) {
      const wanted = usable(encoding);
      const ready = bodies[wanted];
      if (ready) return ready;
      making[wanted] ??= make(wanted).finally(() => delete making[wanted]);
      return making[wanted];
    },
    async shrink() {
      if (!isCompressible) return;
      keep('br', await brotli(await plain(), 'last'));
      delete bodies.identity;
    },
    bytes: Math.ceil(identity.length * 1.5) + 4_000,
  };
}

function brotli(body: Buffer, when: keyof typeof QUALITY): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[when],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
