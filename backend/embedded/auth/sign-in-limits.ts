import { isIPv6 } from 'node:net';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 5 * 60;
const ATTEMPTS = { perAddress: 10, perName: 20, perNameAndAddress: 3 };

/**
 * How often passwords may be tried. An attempt counts before anything is hashed; a successful sign-in resets the
 * network's count.
 */
export interface SignInLimits {
  /** Null if the attempt is allowed, else the number of seconds to wait. */
  refuse(name: string, address: string): Promise<number | null>;
  succeeded(name: string, address: string): Promise<void>;
}

/**
 * Ten attempts per network and twenty per name, every five minutes. When a name has used up its twenty, a network that
 * has made fewer than three of them is still let through, so flooding a name can't lock its owner out.
 */
export function createSignInLimits(): SignInLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const byAddress = limiter(ATTEMPTS.perAddress);
  const byName = limiter(ATTEMPTS.perName);
  const byPair = limiter(ATTEMPTS.perNameAndAddress);

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

/** Null if a point was left, else the number of seconds to wait. */
export async function takePoint(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000);
  }
}

/** The address itself, or the first 64 bits of an IPv6 address: a household controls the rest. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain) || plain.toLowerCase().startsWith('::ffff:')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
