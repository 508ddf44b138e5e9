import { expect, it, onTestFinished } from 'vitest';
import { redirectOutputToLog } from './redirect-output-to-log.ts';

it('turns what a library prints into lines of the log', () => {
  const { stdout, stderr } = process;
  const writes = [stdout.write, stderr.write] as const;
  onTestFinished(() => {
    [stdout.write, stderr.write] = writes;
  });
  const lines: unknown[] = [];
  const keep = (details: object) => lines.push(details);
  redirectOutputToLog({ info: keep, warn: keep, error: keep });
  stdout.write('A library\n  is chatty.\n');
  stderr.write(Buffer.from('It warns.'));
  [stdout.write, stderr.write] = writes;
  expect(lines).toEqual([{ err: 'A library is chatty.' }, { err: 'It warns.' }]);
});
