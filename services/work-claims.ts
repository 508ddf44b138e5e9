import { randomUUID } from 'node:crypto';
import type { DataClient } from '#data/client.ts';
import { claimWork, extendClaim, releaseWork } from '#data/work-claims.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Log } from './log.ts';

/** Work that several servers on one store would all do, left to the first of them. */
export interface WorkClaims {
  /** The claim, which lasts as long as its holder lives; `elsewhere` where another has it. */
  claim(key: string): Promise<HeldClaim | 'elsewhere'>;
}

export interface HeldClaim {
  /** Never rejects: a claim that cannot be released runs out. */
  release(): Promise<void>;
}

/** After a server was killed in the middle of some work, another takes it up this much later. */
const LASTS_MS = 45_000;
const EXTENDED_EVERY_MS = 15_000;

/**
 * Claims kept in the store. While the store does not answer, all work is everyone's: better twice than not at all.
 */
export function openWorkClaims({
  data,
  clock,
  log,
}: {
  data: DataClient;
  clock: () => Instant;
  log: Log;
}): WorkClaims {
  const holder = randomUUID();

  return {
    async claim(key) {
      const until = () => clock() + LASTS_MS;
      try {
        const isOurs = await claimWork(data, { key, holder, until: until() }, clock());
        if (!isOurs) return 'elsewhere';
      } catch (error) {
        log.warn({ err: error, key }, 'Work could not be claimed, and is done unclaimed.');
        return { release: async () => {} };
      }
      const extending = setInterval(() => {
        extendClaim(data, { key, holder, until: until() }).catch((error) => {
          log.warn({ err: error, key }, 'A claim could not be extended.');
        });
      }, EXTENDED_EVERY_MS).unref();
      return {
        async release() {
          clearInterval(extending);
          await releaseWork(data, { key, holder }).catch((error) => {
            log.warn({ err: error, key }, 'A claim could not be released.');
          });
        },
      };
    },
  };
}
