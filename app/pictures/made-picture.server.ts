import { createHash } from 'node:crypto';

/** A finished picture, as it is sent. */
export interface MadePicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/avif' | 'image/jpeg' | 'image/png' | 'image/webp';
  /** The ETag of the content. */
  etag: string;
}

export function madePicture(encoded: Uint8Array, type: MadePicture['type']): MadePicture {
  // A copy outside the drawing library's memory.
  const bytes = new Uint8Array(encoded);
  return { bytes, type, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}
