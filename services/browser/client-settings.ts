import * as z from 'zod/mini';

const settings = z.object({ supabaseUrl: z.string(), publishableKey: z.string() });
type ClientSettings = z.infer<typeof settings>;

let known: ClientSettings | undefined;

/** Where the store is and with which public key it is read, as `/config.json` said when it was first asked. */
export async function clientSettings(signal?: AbortSignal): Promise<ClientSettings> {
  if (known) return known;
  const response = await fetch('/config.json', { signal });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}.`);
  known = withOwnOrigin(settings.parse(await response.json()));
  return known;
}

/**
 * A store on the site's own host is asked as the page was: behind a proxy that speaks HTTPS, the server
 * takes the site for one of HTTP, and no page may mix the two.
 */
function withOwnOrigin(said: ClientSettings): ClientSettings {
  const isOwnHost = new URL(said.supabaseUrl).host === location.host;
  return isOwnHost ? { ...said, supabaseUrl: location.origin } : said;
}
