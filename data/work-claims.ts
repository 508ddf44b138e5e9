import type { Instant } from '#domain/calendar/civil-date.ts';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';

/** Who is at some work, and until when the others leave it to them. */
export interface Claim {
  key: string;
  /** A UUID. */
  holder: string;
  until: Instant;
}

/**
 * Claims work that nobody holds, or whose claim expired by `now`. True if the caller now holds it. Needs the secret key.
 * Throws a DataError if the store does not answer.
 */
export async function claimWork(client: DataClient, claim: Claim, now: Instant): Promise<boolean> {
  const { key, holder } = claim;
  const until = new Date(claim.until).toISOString();
  const inserted = await client
    .from('work_claims')
    .upsert({ key, holder, until }, { onConflict: 'key', ignoreDuplicates: true })
    .select('key');
  if (inserted.error) throw new DataError(`Claiming ${key}`, inserted.error);
  if (inserted.data.length > 0) return true;
  const taken = await client
    .from('work_claims')
    .update({ holder, until })
    .eq('key', key)
    .lt('until', new Date(now).toISOString())
    .select('key');
  if (taken.error) throw new DataError(`Taking over ${key}`, taken.error);
  return taken.data.length > 0;
}

/** Keeps a claim of one's own for longer. Throws a DataError where the store does not take it. */
export async function extendClaim(client: DataClient, claim: Claim): Promise<void> {
  const { error } = await client
    .from('work_claims')
    .update({ until: new Date(claim.until).toISOString() })
    .eq('key', claim.key)
    .eq('holder', claim.holder);
  if (error) throw new DataError(`Extending ${claim.key}`, error);
}

/** Leaves the work to whoever comes next. Throws a DataError where the store does not take it. */
export async function releaseWork(
  client: DataClient,
  { key, holder }: Pick<Claim, 'key' | 'holder'>,
): Promise<void> {
  const { error } = await client.from('work_claims').delete().eq('key', key).eq('holder', holder);
  if (error) throw new DataError(`Releasing ${key}`, error);
}
