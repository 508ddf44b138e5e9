import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keptLog } from '#tests/factories/log.ts';
import { answerInTime } from './answer-in-time.ts';

const URL = 'https://ephemera.test/';
const hang = () => new Promise<Response>(() => {});

it('passes on responses and errors', async () => {
  const log = keptLog();
  const answer = Response.json([]);
  expect(await answerInTime(new Request(URL), async () => answer, 'rest', log)).toBe(answer);
  const failing = answerInTime(
    new Request(URL),
    () => Promise.reject(new Error('a mistake')),
    'rest',
    log,
  );
  await expect(failing).rejects.toThrow('a mistake');
  expect(log.messages).toEqual([]);
});

it.each([
  ['rest', { code: 'PGRST003' }],
  ['auth', { error_code: 'request_timeout' }],
] as const)('returns 504 for /%s if the store hangs', async (api, body) => {
  const log = keptLog();
  const answer = await answerInTime(new Request(URL), hang, api, log, 10);
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject(body);
  expect(log.messages).toEqual(["A browser's request timed out."]);
});

it('does not blame the store for a slow sender', async () => {
  const log = keptLog();
  const body = new ReadableStream({
    async pull(controller) {
      await setTimeout(30);
      controller.enqueue(new TextEncoder().encode('{}'));
      controller.close();
    },
  });
  const upload = { method: 'POST', body, duplex: 'half' };
  const request = new Request(URL, upload);
  const echo = async (whole: Request) => new Response(await whole.text());
  expect(await (await answerInTime(request, echo, 'auth', log, 10)).text()).toBe('{}');
  expect(log.messages).toEqual([]);
});
