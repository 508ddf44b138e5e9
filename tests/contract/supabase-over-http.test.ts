import { expect, it, onTestFinished } from 'vitest';
import { createDataClient } from '#data/client.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { preparedBackend, TEST_ADMIN } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { hostedBy } from '#tests/factories/served-over-http.ts';
import { backendContract } from './backend-contract.ts';

const NOW = Date.parse('2026-11-21T09:30:00Z');

backendContract('another of our servers, used as a hosted project', async () => ({
  backend: await hostedBy(await preparedBackend()),
  admin: TEST_ADMIN,
}));

it('prepares a day in the store of another server', async () => {
  const backend = await hostedBy(await preparedBackend());
  onTestFinished(() => backend.close());
  const services = createServices({
    data: createDataClient({ url: backend.url, key: backend.secretKey }),
    computed: createComputedWriter({ judge, log: keptLog() }),
    clock: () => NOW,
    log: keptLog(),
  });
  const [date] = datesTodaySomewhere(NOW);
  const outcomes = await services.publishDay(date!);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(12).fill('made'));
  expect((await services.readiness()).ready).toMatchObject({ [date!]: 12 });
  expect(await services.readingForDay('leo', date!)).toMatchObject({ standing: 'published' });
});
