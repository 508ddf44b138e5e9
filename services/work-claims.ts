import { randomUUID } from 'node:crypto';
import type { DataClient } from '#data/client.ts';
import { claimWork, extendClaim, releaseWork } from '#data/work-claims.ts';
import type { Log } from './log.ts';

/** Work that any of several servers on one store could do, done by the first to claim it. */
export interface WorkClaims {
  /**
   * The claim, which lasts as long as its holder lives; `elsewhere` if another caller has it, in this process or
   * another.
   */
  claim(key: string): Promise<HeldClaim | 'elsewhere'>;
}

export interface HeldClaim {
  /** Never rejects: a claim that can't be released expires. */
  release(): Promise<void>;
}

/** A claim lasts 45 seconds, so that after a server is killed another takes over within a minute. */
const EXTEND_INTERVAL_MS = 15_000;

/** Claims kept in the store. While the store does not respond, every claim is granted: better twice than not at all. */
export function openWorkClaims({ data, log }: { data: DataClient; log: Log }): WorkClaims {
  const holder = randomUUID();
  /**
   * What this process is working on. The store lets a holder repeat its claim, because its response may have been lost.
   */
  const held = new Set<string>();

  async function release(key: string): Promise<void> {
    await releaseWork(data, { key, holder }).catch((error) => {
      log.warn({ err: error, key }, 'A claim could not be released.');
    });
  }

  return {
    async claim(key) {
      if (held.has(key)) return 'elsewhere';
      held.add(key);
      try {
        if (!(await claimWork(data, { key, holder }))) {
          held.delete(key);
          return 'elsewhere';
        }
      } catch (error) {
        held.delete(key);
        log.warn({ err: error, key }, 'A claim failed; the work is done without it.');
        // The store may have recorded the claim even though its response came too late.
        return { release: () => release(key) };
      }
      const extending = setInterval(() => {
        extendClaim(data, { key, holder }).catch((error) => {
          log.warn({ err: error, key }, 'A claim could not be extended.');
        });
      }, EXTEND_INTERVAL_MS).unref();
      return {
        async release() {
          clearInterval(extending);
          await release(key);
          held.delete(key);
        },
      };
    },
  };
}
