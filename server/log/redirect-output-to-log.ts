import type { Log } from '#services/log.ts';

/** Sends what libraries and Node print to the log, a line for each print. The log itself bypasses this. */
export function redirectOutputToLog(log: Log): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = ((chunk: unknown, ...rest: unknown[]) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk as Uint8Array).toString();
      const printed = text.replace(/\s+/g, ' ').trim();
      if (printed) log.warn({ err: printed }, 'A library printed:');
      const done = rest.find((one) => typeof one === 'function');
      if (done) process.nextTick(done as () => void);
      return true;
    }) as typeof stream.write;
  }
}
