import { z } from 'zod';
import { DataError } from '#data/data-error.ts';
import { type CivilDate, civilDateAt } from '#domain/calendar/civil-date.ts';
import type { Log } from '#services/log.ts';
import type { PublishOptions, SignOutcome } from '#services/publish-day.ts';
import type { Services } from '#services/services.ts';
import { functionError } from './function-error.ts';
import { dateField, noteField, readPayload } from './payloads.ts';

const ALL_EXIST = 'All horoscopes already exist';
const LINES = 'application/x-ndjson';

const manualPayload = z.object({
  generateAll: z.literal(true, { error: 'generateAll must be true.' }),
  refresh: z.boolean({ error: 'refresh must be true or false.' }).nullish(),
  note: noteField,
});

/**
 * `POST manual-generate-horoscope` with `{generateAll: true, refresh?: true, note?}`: makes today's missing readings
 * (UTC), and with `refresh` rewrites the others; readers see `note` as the reason. Answers `{date, message, results}`
 * with the result for each sign; if the caller accepts `application/x-ndjson`, streams one line per sign.
 */
export async function manualGenerate(
  services: Services,
  request: Request,
  log: Log,
): Promise<Response> {
  const read = await readPayload(request, manualPayload);
  if ('wrong' in read) return functionError(400, read.wrong);
  const date = civilDateAt(services.clock());
  const { refresh, note } = read.payload;
  return generate({ services, log }, request, date, { refresh: refresh ?? false, note });
}

/** `POST generate-missing-horoscopes` with `{date}`: the same for the missing readings of a date. */
export async function generateMissing(
  services: Services,
  request: Request,
  log: Log,
): Promise<Response> {
  const read = await readPayload(request, z.object({ date: dateField }));
  if ('wrong' in read) return functionError(400, read.wrong);
  return generate({ services, log }, request, read.payload.date, {});
}

async function generate(
  { services, log }: { services: Services; log: Log },
  request: Request,
  date: CivilDate,
  options: PublishOptions,
): Promise<Response> {
  if (!request.headers.get('accept')?.includes(LINES)) {
    const results = await services.publishDay(date, options);
    return Response.json({ date, message: messageOf(results), results });
  }
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      // If the client has disconnected, stop streaming, but still make the readings.
      const say = (line: object) => {
        try {
          controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        } catch {}
      };
      try {
        const results = await services.publishDay(date, { ...options, onSign: say });
        say({ date, message: messageOf(results) });
      } catch (error) {
        log.error({ err: error, date }, 'A day could not be generated.');
        say({
          error:
            error instanceof DataError
              ? 'The store is not responding.'
              : 'Something went wrong on our side.',
        });
      }
      try {
        controller.close();
      } catch {}
    },
  });
  return new Response(stream, { headers: { 'Content-Type': LINES } });
}

function messageOf(results: SignOutcome[]): string {
  const count = (...outcomes: SignOutcome['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const failed = count('failed');
  const done = count('made', 'rewritten');
  if (failed === 0 && done === 0) return ALL_EXIST;
  const generated = `${done} ${done === 1 ? 'horoscope' : 'horoscopes'} generated`;
  return failed > 0 ? `${generated}, ${failed} failed` : generated;
}
