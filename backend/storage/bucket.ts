/** A bucket of `/storage/v1`, with the settings that `supabase/migrations` gives it on a hosted project. */
export interface Bucket {
  id: string;
  /** In bytes. */
  fileSizeLimit: number;
  allowedMimeTypes: readonly string[];
}

/** The only bucket: everyone can read it, only the server's secret key can write it. */
const IMAGES: Bucket = {
  id: 'images',
  fileSizeLimit: 5 * 1024 * 1024,
  allowedMimeTypes: ['image/webp', 'image/jpeg', 'image/png'],
};

export const BUCKETS: readonly Bucket[] = [IMAGES];

/** The characters that S3, and so Supabase, allows in a key. */
const KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]{1,1024}$/;

/** Whether an object may have this name: Supabase's characters, no empty path segment, and no `.` or `..`. */
export function isValidKey(name: string): boolean {
  return KEY.test(name) && name.split('/').every((part) => !/^\.{0,2}$/.test(part));
}
