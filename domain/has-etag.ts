/**
 * Whether an `If-None-Match` header matches an entity tag by weak comparison (RFC 9110, 13.1.2), in time proportional to
 * the header's length.
 */
export function hasEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const tag = opaque(etag);
  return ifNoneMatch.split(',').some((one) => opaque(one.trim()) === tag);
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
