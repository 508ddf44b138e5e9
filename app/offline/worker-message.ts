/** What pages send the service worker. */
export type WorkerMessage = Partial<
  Readonly<{
    /** The path of a page that the reader has opened, to be cached. */
    keep: string;
    /** The sign that this device remembers. */
    mySign: string;
    /** The paths of the build's files to cache with it. */
    assets: string[];
    /** Whether a page of this address opens offline; answered on the message's port. */
    opens: Readonly<{ pathname: string; search: string }>;
  }>
>;
