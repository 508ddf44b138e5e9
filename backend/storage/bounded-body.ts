import { Buffer } from 'node:buffer';

/**
 * The whole body of a request, or null if it has more than `most` bytes. If Content-Length is too large, nothing is
 * read; a body that grows too large is cut off.
 */
export async function boundedBody(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
