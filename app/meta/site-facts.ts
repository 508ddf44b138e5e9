/** What every page's metadata needs to know about the site; from the root route's loader. */
export interface SiteFacts {
  siteName: string;
  /** The canonical origin, without a trailing slash. */
  origin: string;
  /** Where pictures are: `/images`, or another host. */
  imageHost: string;
}

/** Makes an address on this site absolute; an absolute one stays as it is. */
export function absolute({ origin }: SiteFacts, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
