/** What every page's metadata needs to know of the site; the root route's loader gives it. */
export interface SiteFacts {
  siteName: string;
  /** The canonical origin, without a trailing slash. */
  origin: string;
  /** Where pictures are: `/images`, or a foreign host. */
  imageHost: string;
}

/** An address on this site as an absolute one; an absolute one stays as it is. */
export function absolute({ origin }: SiteFacts, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
