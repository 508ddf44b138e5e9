import { expect, it, onTestFinished } from 'vitest';
import { DataError } from '#data/data-error.ts';
import { calmLog } from './calm-log.ts';
import { openLog } from './open-log.ts';

const SECRETS = ['geheimnis', 'pass "word"'];

/** A log, and the lines that it wrote. */
function openKept() {
  const written: string[] = [];
  const log = openLog(
    { level: 'info', secrets: SECRETS, store: '/srv/data' },
    { write: (line) => written.push(line) },
  );
  onTestFinished(() => log.stop());
  return { log, written, lines: () => written.map((line) => JSON.parse(line)) };
}

it.each([
  ['the password in a URL', 'connect postgres://owner:hidden@db/stars failed', 'hidden'],
  ['a secret key', 'apikey sb_secret_hidden-hidden', 'hidden'],
  ['a token in a query', '/rest/v1/x?apikey=hidden&a=b', 'hidden'],
  ['a session’s token', 'Authorization: Bearer hidden.hidden-hidden', 'hidden'],
  ['a token by itself', 'eyJhidden.eyJhidden.hidden', 'hidden'],
  ['a secret from the settings', 'the model said geheimnis', 'geheimnis'],
  ['a secret that JSON escapes', 'it is pass "word"', 'word'],
])('shows no secret: %s', (_name, text, secret) => {
  const { log, written } = openKept();
  log.warn({ text, nested: { text } }, text);
  log.error({ err: new Error(text, { cause: new Error(text) }) }, 'It failed.');
  expect(written).toHaveLength(2);
  expect(written.join('')).not.toContain(secret);
});

it('writes one bounded line, whatever its input', () => {
  const { log, written, lines } = openKept();
  const long = 'x\n'.repeat(50_000);
  log.error(
    { err: new Error(long, { cause: long }), list: Array(1_000).fill(long), long },
    'It failed.',
  );
  expect(written[0]!.length).toBeLessThan(20_000);
  expect(written[0]!.trimEnd()).not.toContain('\n');
  expect(lines()[0]).toMatchObject({ level: 'error', msg: 'It failed.' });
});

it('logs a failing store by its reason and place, whatever it was doing', () => {
  const { log, lines } = openKept();
  const failure = { message: 'Error: database or disk is full' };
  log.warn({ err: new DataError('Storing leo', failure), sign: 'leo' }, 'Not stored.');
  log.error({ err: new DataError('Claiming leo', failure) }, 'Not claimed.');
  expect(lines()).toEqual([
    expect.objectContaining({
      msg: 'The store at /srv/data is failing: database or disk is full',
      during: 'Not stored.',
      sign: 'leo',
    }),
  ]);
});

it('counts failures together once there are too many kinds', () => {
  const said: string[] = [];
  const keep = (_details: object, message: string) => said.push(message);
  let now = 0;
  const log = calmLog({ info: keep, warn: keep, error: keep }, '/srv/data', () => now);
  onTestFinished(() => log.stop());
  for (let i = 0; i < 1_000; i++) log.warn({ err: `address ${i}` }, 'A library printed:');
  expect(said.splice(0)).toHaveLength(101);
  log.warn({ err: 'address 1001' }, 'A library printed:');
  now += 90_000;
  log.summarize();
  expect(said).toContain('Not seen for a minute: other failures');
});

it('counts a repeated failure, and logs when it is over', () => {
  const said: string[] = [];
  const keep = (details: object, message: string) => {
    said.push(`${message} ${JSON.stringify(details)}`);
  };
  let now = 0;
  const log = calmLog({ info: keep, warn: keep, error: keep }, '/srv/data', () => now);
  onTestFinished(() => log.stop());
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) log.error({ err: 'no space' }, 'It failed.');
  };
  const after = (ms: number) => {
    now += ms;
    log.summarize();
    return said.splice(0);
  };

  fail(313);
  expect(after(0)).toEqual(['It failed. {"err":"no space"}']);
  expect(after(30_000)).toEqual([]);
  fail(1);
  expect(after(30_000)).toEqual(['Still failing: It failed. no space {"times":313,"seconds":60}']);
  fail(1);
  expect(after(55_000)).toEqual([]);
  fail(1);
  expect(after(55_000)).toEqual([]);
  fail(1);
  expect(after(10_000)).toEqual(['Still failing: It failed. no space {"times":3,"seconds":120}']);
  expect(after(50_000)).toEqual([
    'Not seen for a minute: It failed. no space {"times":317,"seconds":170}',
  ]);
  fail(1);
  expect(after(0)).toEqual(['It failed. {"err":"no space"}']);
});
