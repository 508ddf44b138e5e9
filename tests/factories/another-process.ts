import { fork } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Answer, Question } from './served-process.ts';

/** A server's services in a separate process, on the store of a test. */
export async function anotherProcess(dataDir: string, databaseUrl: string | null = null) {
  const child = fork(new URL('./served-process.ts', import.meta.url), {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  // Its first message says that the store is open.
  await once(child, 'message');

  async function ask(question: Question): Promise<Answer> {
    child.send(question);
    const [answer] = await once(child, 'message');
    return answer as Answer;
  }

  return {
    /** Makes this many concurrent requests; returns each result, and how often a reading was judged for it. */
    readingForDay: (sign: Sign, date: CivilDate, times: number) => ask({ sign, date, times }),
    /** Rewrites the reading and returns its new text. */
    rewrite: (sign: Sign, date: CivilDate) => ask({ sign, date, times: 1, isRewrite: true }),
  };
}
