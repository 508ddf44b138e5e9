/**
 * Whether an `If-None-Match` header names the entity tag, by the weak comparison that RFC 9110 (13.1.2) has for it. In
 * time proportional to the header's length.
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
