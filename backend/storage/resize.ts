import { z } from 'zod';
import { storageError } from './storage-error.ts';

const TYPES = ['image/webp', 'image/jpeg', 'image/png'] as const;
type ImageType = (typeof TYPES)[number];

/** How to resize an image; a null side follows from the other one and the image's proportions. */
export interface Transform {
  /** In pixels. */
  width: number | null;
  height: number | null;
  /** Fill both sides and crop, fit inside them, or stretch to them. */
  resize: 'cover' | 'contain' | 'fill';
  /** 20 to 100; ignored for PNG. */
  quality: number;
  type: ImageType;
}

/**
 * Resizes an image, never enlarging it. `key` identifies its bytes, which are read only if the result is not cached.
 * Null if they are gone; an error name if too much is queued, or they can't be decoded as an image.
 */
export type Resize = (
  key: string,
  read: () => Promise<Uint8Array | null>,
  transform: Transform,
) => Promise<
  | { bytes: Uint8Array<ArrayBuffer>; type: string; etag: string }
  | 'busy'
  | 'unreadable'
  | 'too large'
  | null
>;

/** Supabase's limit; larger requests are clamped to it. */
const LARGEST = 2000;
const DEFAULT_QUALITY = 80;

const side = z.coerce.number('must be integer').int('must be integer').min(0, 'must be >= 0');

const query = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z
    .enum(['cover', 'contain', 'fill'], 'must be equal to one of the allowed values')
    .default('cover'),
  quality: z.coerce
    .number('must be integer')
    .int('must be integer')
    .min(20, 'must be >= 20')
    .max(100, 'must be <= 100')
    .default(DEFAULT_QUALITY),
  format: z.enum(['origin', 'webp'], 'must be equal to one of the allowed values').optional(),
});

/** The resizing that a request to `/render/image` asks for, or the refusal. */
export function askedTransform(request: Request, source: ImageType): Transform | Response {
  const read = query.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!read.success) {
    const { path, message } = read.error.issues[0]!;
    return storageError('InvalidRequest', `querystring/${path.join('/')} ${message}`);
  }
  const { width, height, resize, quality, format } = read.data;
  const type = typeFor(format, request, source);
  return { width: within(width), height: within(height), resize, quality, type };
}

/** The type of an image that can be rendered; null for others. */
export function sourceType(mimetype: string): ImageType | null {
  return TYPES.find((type) => type === mimetype) ?? null;
}

/** 0 means not given. */
function within(pixels: number | undefined): number | null {
  return pixels ? Math.min(pixels, LARGEST) : null;
}

/**
 * The requested format, otherwise WebP if the client accepts it. AVIF is refused: it would keep a core busy for
 * seconds.
 */
function typeFor(
  format: 'origin' | 'webp' | undefined,
  request: Request,
  source: ImageType,
): ImageType {
  if (format === 'origin') return source;
  const takesWebp = request.headers.get('accept')?.includes('image/webp');
  if (format === 'webp' || takesWebp) return 'image/webp';
  return source === 'image/webp' ? 'image/jpeg' : source;
}
