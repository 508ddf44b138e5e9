import { openBackend } from '#backend/open-backend.ts';
import { createDataClient } from '#data/client.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { createServices } from '#services/services.ts';
import { keptLog } from './log.ts';

/** The requests to the process that another-process.ts starts. */
export interface Question {
  sign: Sign;
  date: CivilDate;
  times: number;
  isRewrite?: boolean;
}

export interface Answer {
  introductions: (string | null)[];
  judged: number;
}

let judged = 0;
const log = keptLog();
const { url, secretKey, fetch } = await openBackend(
  {
    dataDir: process.env.DATA_DIR!,
    databaseUrl: process.env.DATABASE_URL || null,
    supabase: null,
  },
  log,
);
const services = createServices({
  data: createDataClient({ url, key: secretKey, fetch }),
  computed: createComputedWriter({
    judge: () => {
      judged++;
      return { checks: [], refusals: [] };
    },
    log: keptLog(),
  }),
  clock: () => Date.parse('2026-11-21T09:30:00Z'),
  log,
  // Long enough on a busy machine for one process to finish while the other waits.
  patience: { visitorMs: 15_000, scheduleMs: 60_000 },
});

process.on('message', async ({ sign, date, times, isRewrite }: Question) => {
  if (isRewrite) await services.operator.rewrite(sign, date);
  const days = await Promise.all(
    Array.from({ length: times }, () => services.readingForDay(sign, date)),
  );
  const introductions = days.map((day) =>
    day.standing === 'published' ? day.reading.introduction : null,
  );
  process.send!({ introductions, judged } satisfies Answer);
});
process.send!('open');
