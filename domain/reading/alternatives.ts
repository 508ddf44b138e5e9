const SPOT = /\[([^\]]*)\]/g;

/**
 * An entry with one alternative taken at each of its `[a|b]` spots. Successive rounds walk through all
 * combinations before one comes back, and change as many spots as they can each time.
 */
export function settle(entry: string, round: number): string {
  let rest = round;
  let skew = 0;
  return entry.replace(SPOT, (_, options: string) => {
    const choices = options.split('|');
    const digit = rest % choices.length;
    rest = Math.floor(rest / choices.length);
    const choice = choices[(digit + skew) % choices.length]!;
    skew += digit;
    return choice;
  });
}

/** The alternatives of each spot of an entry, in order. */
export function spotsOf(entry: string): string[][] {
  return [...entry.matchAll(SPOT)].map(([, options]) => options!.split('|'));
}

/** Every text that an entry can become. */
export function everyForm(entry: string): string[] {
  const at = entry.indexOf('[');
  if (at < 0) return [entry];
  const end = entry.indexOf(']', at);
  const options = entry.slice(at + 1, end).split('|');
  const tails = everyForm(entry.slice(end + 1));
  return options.flatMap((option) => tails.map((tail) => entry.slice(0, at) + option + tail));
}
