/** What a request asks of the storage, and who may ask it. */
export interface Route {
  what: What;
  /** Anyone, even without a key; whoever has a key; or the service alone. */
  who: 'anyone' | 'key' | 'service';
  /** Null if the body names it. */
  bucket: string | null;
  /** The name of the object, `''` if the route has none, null if it is badly encoded. */
  name: string | null;
}

type What =
  | 'object'
  | 'image'
  | 'info'
  | 'list'
  | 'upload'
  | 'move'
  | 'copy'
  | 'remove'
  | 'remove many'
  | 'buckets';

/** The first that fits; groups are the bucket and the name. */
const ROUTES: [methods: string[], path: RegExp, what: What, who: Route['who']][] = [
  [['GET', 'HEAD'], /^object\/public\/([^/]+)\/(.+)$/, 'object', 'anyone'],
  [['GET', 'HEAD'], /^object\/authenticated\/([^/]+)\/(.+)$/, 'object', 'key'],
  [['GET', 'HEAD'], /^render\/image\/public\/([^/]+)\/(.+)$/, 'image', 'anyone'],
  [['GET', 'HEAD'], /^render\/image\/authenticated\/([^/]+)\/(.+)$/, 'image', 'key'],
  [['GET'], /^object\/info\/public\/([^/]+)\/(.+)$/, 'info', 'anyone'],
  [['GET'], /^object\/info\/authenticated\/([^/]+)\/(.+)$/, 'info', 'key'],
  [['GET'], /^object\/info\/([^/]+)\/(.+)$/, 'info', 'anyone'],
  [['POST'], /^object\/list\/([^/]+)$/, 'list', 'key'],
  [['POST'], /^object\/move$/, 'move', 'service'],
  [['POST'], /^object\/copy$/, 'copy', 'service'],
  // Signed addresses are for private buckets; none of these may be taken for a bucket's name.
  [['GET', 'HEAD'], /^object\/(?!sign\/|upload\/|list)([^/]+)\/(.+)$/, 'object', 'anyone'],
  [['POST', 'PUT'], /^object\/(?!sign\/|upload\/|list)([^/]+)\/(.+)$/, 'upload', 'service'],
  [['DELETE'], /^object\/([^/]+)$/, 'remove many', 'service'],
  [['DELETE'], /^object\/([^/]+)\/(.+)$/, 'remove', 'service'],
  [['GET'], /^bucket\/?()$/, 'buckets', 'key'],
  [['GET'], /^bucket\/()([^/]+)$/, 'buckets', 'key'],
];

/** What a request to `/storage/v1/…` asks; null for what there is not. */
export function routeOf(request: Request): Route | null {
  const path = new URL(request.url).pathname.slice('/storage/v1/'.length);
  for (const [methods, pattern, what, who] of ROUTES) {
    const found = methods.includes(request.method) && pattern.exec(path);
    if (!found) continue;
    const [, bucket, name = ''] = found;
    return { what, who, bucket: bucket ? decoded(bucket) : null, name: decoded(name) };
  }
  return null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
