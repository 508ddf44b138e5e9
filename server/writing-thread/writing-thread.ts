import { parentPort } from 'node:worker_threads';
import { judge } from '#domain/reading/gates/judgment.ts';
import { writeVersion } from '#domain/reading/write/write-reading.ts';
import type { WritingAnswer, WritingRequest } from './messages.ts';

/** Writes and judges readings, one at a time, in a thread that serves no requests. */
parentPort!.on('message', (request: WritingRequest) => {
  parentPort!.postMessage(answer(request));
});

function answer(request: WritingRequest): WritingAnswer {
  const { id } = request;
  try {
    return { id, done: done(request) };
  } catch (error) {
    return { id, error };
  }
}

function done(request: WritingRequest): unknown {
  // The main thread has the other readings, and compares this one with them.
  if (request.type === 'judge') return judge(request.reading, { ...request.of, earlier: [] });
  return writeVersion(request.of.sign, request.of.date, request.version, request.taken);
}
