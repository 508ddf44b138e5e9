import type { Log } from '#services/log.ts';
import type { Backend, BackendSettings } from './backend.ts';
import { openEmbedded } from './embedded/open-embedded.ts';

/** Opens the backend that the settings select. For an embedded one, `server/prepare.ts` must have run first. */
export async function openBackend(settings: BackendSettings, log: Log): Promise<Backend> {
  if (settings.supabase) {
    return {
      ...settings.supabase,
      fetch: undefined,
      handle: null,
      realtime: null,
      fault: () => null,
      close: async () => {},
    };
  }
  return openEmbedded(settings, log);
}
