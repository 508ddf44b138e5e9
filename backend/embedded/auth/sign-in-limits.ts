import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 5 * 60;
const TRIES = { perAddress: 10, perName: 20, perNameAndAddress: 3 };

/** How often passwords may be tried. What counts is a try, before anything is hashed; a success gives it back. */
export interface SignInLimits {
  /** Null where the try may go on, else in how many seconds another may be made. */
  refuse(name: string, address: string): Promise<number | null>;
  succeeded(name: string, address: string): Promise<void>;
}

/**
 * Ten tries in five minutes from one address, twenty for one name. Whoever floods a name does not lock its owner out:
 * an address that has not failed three times for it goes on.
 */
export function createSignInLimits(): SignInLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const byAddress = limiter(TRIES.perAddress);
  const byName = limiter(TRIES.perName);
  const byPair = limiter(TRIES.perNameAndAddress);

  return {
    async refuse(name, address) {
      const wait = await takePoint(byAddress, networkOf(address));
      if (wait !== null) return wait;
      const [ofName, ofPair] = await Promise.all([
        takePoint(byName, name),
        takePoint(byPair, `${name} ${networkOf(address)}`),
      ]);
      return ofName === null || ofPair === null ? null : Math.min(ofName, ofPair);
    },
    async succeeded(name, address) {
      await Promise.all([
        byAddress.delete(networkOf(address)),
        byPair.delete(`${name} ${networkOf(address)}`),
        byName.reward(name),
      ]);
    },
  };
}

async function takePoint(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000);
  }
}

/** One household has 2^64 addresses of IPv6. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  return address.split(':').slice(0, 4).join(':');
}
