import type { Instant } from '#domain/calendar/civil-date.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';

/** A claim's holder and work. */
export interface Claim {
  key: string;
  /** A UUID. */
  holder: string;
}

/** How long the store's triggers make a claim last, by its own clock. */
const CLAIM_LASTS_MS = 45_000;

/** The column needs a value, which the trigger overwrites. */
const PLACEHOLDER = new Date(0).toISOString();

/**
 * Claims work that is unclaimed, whose claim has expired by the store's clock, or that the same holder claimed before.
 * True if the caller now holds it. Needs the secret key. Throws a DataError if the store does not respond.
 */
export async function claimWork(client: DataClient, claim: Claim): Promise<boolean> {
  const inserted = await client
    .from('work_claims')
    .upsert({ ...claim, until: PLACEHOLDER }, { onConflict: 'key', ignoreDuplicates: true })
    .select('key');
  if (inserted.error) throw new DataError(`Claiming ${claim.key}`, inserted.error);
  return inserted.data.length > 0 || extendClaim(client, claim);
}

/**
 * Extends a claim, or takes over an expired one. False if another caller holds it, or nobody does. Needs the secret
 * key. Throws a DataError if the store refuses it.
 */
export async function extendClaim(client: DataClient, { key, holder }: Claim): Promise<boolean> {
  // A trigger skips the row while another holder's claim lasts.
  const { data, error } = await client
    .from('work_claims')
    .update({ holder })
    .eq('key', key)
    .select('key');
  if (error) throw new DataError(`Extending the claim of ${key}`, error);
  return data.length > 0;
}

/** Releases a claim. Throws a DataError if the store refuses it. */
export async function releaseWork(client: DataClient, { key, holder }: Claim): Promise<void> {
  const { error } = await client.from('work_claims').delete().eq('key', key).eq('holder', holder);
  if (error) throw new DataError(`Releasing ${key}`, error);
}

/** The row that every server updates to see whether the store accepts writes. */
const PROBE: Claim = { key: 'probe', holder: '00000000-0000-0000-0000-000000000000' };

/**
 * Updates a row to see whether the store accepts writes. Returns the time by the store's clock if it reports one:
 * Postgres does; SQLite, always on the same machine, doesn't. Needs the secret key. Throws a DataError if the store
 * refuses it.
 */
export async function probeWrite(client: DataClient): Promise<Instant | null> {
  const { data, error } = await client
    .from('work_claims')
    .upsert({ ...PROBE, until: PLACEHOLDER }, { onConflict: 'key' })
    .select('until')
    .single();
  if (error) throw new DataError('Checking whether the store accepts writes', error);
  const until = Date.parse(data.until);
  return until === Date.parse(PLACEHOLDER) ? null : until - CLAIM_LASTS_MS;
}
