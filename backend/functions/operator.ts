import { z } from 'zod';
import { addDays, civilDateAt } from '#domain/calendar/civil-date.ts';
import type { Services } from '#services/services.ts';
import { functionError } from './function-error.ts';
import { dateField, noteField, readPayload, signField } from './payloads.ts';

const REFUSED_DAYS = 30;
const ofOneReading = z.object({ zodiacSign: signField, date: dateField });

/** `POST verify-horoscopes-for-date` with `{date}`: which signs have a published reading. */
export async function verify(services: Services, request: Request): Promise<Response> {
  const read = await readPayload(request, z.object({ date: dateField }));
  if ('wrong' in read) return functionError(400, read.wrong);
  return Response.json(await services.operator.verifyDay(read.payload.date));
}

const moderation = ofOneReading.extend({
  action: z.enum(['withdraw', 'restore', 'rewrite'], {
    error: 'action must be "withdraw", "restore" or "rewrite".',
  }),
  note: noteField,
});

/**
 * `POST moderate-horoscope` with `{zodiacSign, date, action, note?}`: withdraws, restores or rewrites a reading. The
 * list of corrections shows the note.
 */
export async function moderate({ operator }: Services, request: Request): Promise<Response> {
  const read = await readPayload(request, moderation);
  if ('wrong' in read) return functionError(400, read.wrong);
  const { zodiacSign: sign, date, action, note } = read.payload;
  if (action === 'rewrite') {
    const done = await operator.rewrite(sign, date, note);
    return done.outcome === 'failed'
      ? functionError(409, done.reason)
      : Response.json({ sign, date, action });
  }
  const isDone =
    action === 'restore'
      ? await operator.restore(sign, date)
      : await operator.withdraw(sign, date, note);
  if (isDone) return Response.json({ sign, date, action });
  return functionError(
    409,
    action === 'restore'
      ? 'There is no withdrawn reading to restore.'
      : 'There is no published reading to withdraw.',
  );
}

/** `POST horoscope-history` with `{zodiacSign, date}`: the current reading, and its earlier texts. */
export async function history({ operator }: Services, request: Request): Promise<Response> {
  const read = await readPayload(request, ofOneReading);
  if ('wrong' in read) return functionError(400, read.wrong);
  const { zodiacSign: sign, date } = read.payload;
  const [current, earlier] = await Promise.all([
    operator.storedReading(sign, date),
    operator.earlierTexts(sign, date),
  ]);
  return Response.json({ sign, date, current, earlier });
}

/** `POST refused-horoscopes`: what the gates refused for the last thirty days and the days ahead, and why. */
export async function refused({ operator, clock }: Services): Promise<Response> {
  const from = addDays(civilDateAt(clock()), -REFUSED_DAYS);
  return Response.json({ refused: await operator.refusedReadings(from) });
}
