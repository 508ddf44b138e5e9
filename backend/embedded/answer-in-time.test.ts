import { expect, it } from 'vitest';
import { keptLog } from '#tests/factories/log.ts';
import { answerInTime } from './answer-in-time.ts';

const HANGS = new Promise<Response>(() => {});

it('passes an answer on, and an error', async () => {
  const log = keptLog();
  const answer = Response.json([]);
  expect(await answerInTime(Promise.resolve(answer), 'rest', log)).toBe(answer);
  const failing = answerInTime(Promise.reject(new Error('a mistake')), 'rest', log);
  await expect(failing).rejects.toThrow('a mistake');
  expect(log.messages).toEqual([]);
});

it.each([
  ['rest', { code: 'PGRST003' }],
  ['auth', { error_code: 'request_timeout' }],
] as const)('answers /%s with 504 if the store hangs', async (asked, body) => {
  const log = keptLog();
  const answer = await answerInTime(HANGS, asked, log, 10);
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject(body);
  expect(log.messages).toEqual(['A browser waited in vain.']);
});
