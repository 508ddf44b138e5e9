import { answerRequests } from '#backend/thread/answer-requests.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import { writeVersion } from '#domain/reading/write/write-reading.ts';
import type { WritingTask } from './messages.ts';

/** Writes and judges readings, one at a time, in a thread that serves no requests. */
answerRequests((task: WritingTask) =>
  // The main thread has the other readings, and compares this one with them.
  task.type === 'judge'
    ? judge(task.reading, { ...task.of, earlier: [] })
    : writeVersion(task.of.sign, task.of.date, task.version, task.taken),
);
