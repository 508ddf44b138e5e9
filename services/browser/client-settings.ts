import * as v from 'valibot';

const settings = v.object({ supabaseUrl: v.string(), publishableKey: v.string() });
type ClientSettings = v.InferOutput<typeof settings>;

let cached: ClientSettings | undefined;

/** The store's URL and publishable key, from the first response of `/config.json`. */
export async function clientSettings(signal?: AbortSignal): Promise<ClientSettings> {
  if (cached) return cached;
  const response = await fetch('/config.json', { signal });
  if (!response.ok) throw new Error(`/config.json returned ${response.status}.`);
  cached = withOwnOrigin(v.parse(settings, await response.json()));
  return cached;
}

/**
 * A store on the site's own host is called with the page's protocol: behind a proxy that terminates TLS, the server
 * believes the site is on HTTP, and a page must not mix the two.
 */
function withOwnOrigin(fromServer: ClientSettings): ClientSettings {
  const isOwnHost = new URL(fromServer.supabaseUrl).host === location.host;
  return isOwnHost ? { ...fromServer, supabaseUrl: location.origin } : fromServer;
}
