/** A bucket of `/storage/v1`, as `supabase/migrations` makes it on a hosted project. */
export interface Bucket {
  id: string;
  /** In bytes. */
  fileSizeLimit: number;
  allowedMimeTypes: readonly string[];
}

/** The one bucket: everyone reads it, only the server's secret key writes it. */
const IMAGES: Bucket = {
  id: 'images',
  fileSizeLimit: 5 * 1024 * 1024,
  allowedMimeTypes: ['image/webp', 'image/jpeg', 'image/png'],
};

export const BUCKETS: readonly Bucket[] = [IMAGES];

/** What S3 allows as a key, and Supabase with it. */
const KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]{1,1024}$/;

/** Whether an object may have this name: Supabase's letters, no empty folder, and no `.` or `..` to climb by. */
export function isValidKey(name: string): boolean {
  return KEY.test(name) && name.split('/').every((part) => !/^\.{0,2}$/.test(part));
}
