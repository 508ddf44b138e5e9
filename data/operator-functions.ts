import * as v from 'valibot';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';

/** A function's answer, or why there is none: `refused` if the caller is not an admin. */
export type FunctionAnswer<T> = { answer: T } | { refused: true } | { failed: string };

const sign = v.picklist(SIGNS);
const signs = v.array(sign);

const outcome = v.object({
  sign,
  outcome: v.picklist(['existing', 'withdrawn', 'made', 'rewritten', 'failed']),
  reason: v.nullable(v.string()),
});
export type Outcome = v.InferOutput<typeof outcome>;

const verification = v.object({
  date: v.string(),
  complete: v.boolean(),
  existingSigns: signs,
  missingSigns: signs,
  withdrawnSigns: signs,
});
export type Verification = v.InferOutput<typeof verification>;

const paragraphs = v.array(v.object({ title: v.string(), content: v.string() }));
const text = { title: v.string(), introduction: v.string(), sections: paragraphs };
const history = v.object({
  current: v.nullable(v.object({ ...text, updatedAt: v.string(), published: v.boolean() })),
  earlier: v.array(
    v.object({ ...text, reason: v.string(), writtenAt: v.string(), replacedAt: v.string() }),
  ),
});
export type History = v.InferOutput<typeof history>;

const refusedReadings = v.object({
  refused: v.array(
    v.object({ sign, date: v.string(), title: v.string(), reasons: v.array(v.string()) }),
  ),
});
export type RefusedReading = v.InferOutput<typeof refusedReadings>['refused'][number];

/** The operator's functions of our own origin, called with a session's token. None throws. */
export function operatorFunctions(token: string) {
  return {
    /**
     * Makes today's missing readings, or remakes all of them, and reports each sign as it finishes. Returns the closing
     * message.
     */
    generateAll: (
      { refresh, note }: { refresh: boolean; note: string },
      onSign: (outcome: Outcome) => void,
    ) => generate('manual-generate-horoscope', { generateAll: true, refresh, note }, token, onSign),
    generateMissing: (date: CivilDate, onSign: (outcome: Outcome) => void) =>
      generate('generate-missing-horoscopes', { date }, token, onSign),
    verify: (date: CivilDate) => ask('verify-horoscopes-for-date', { date }, token, verification),
    /** The note, which may be empty, is shown in the list of corrections. */
    moderate: (
      zodiacSign: Sign,
      date: CivilDate,
      { action, note }: { action: 'withdraw' | 'restore' | 'rewrite'; note: string },
    ) => ask('moderate-horoscope', { zodiacSign, date, action, note }, token, v.object({})),
    history: (zodiacSign: Sign, date: CivilDate) =>
      ask('horoscope-history', { zodiacSign, date }, token, history),
    refused: () => ask('refused-horoscopes', {}, token, refusedReadings),
  };
}

export type OperatorFunctions = ReturnType<typeof operatorFunctions>;

const NOT_UNDERSTOOD = 'The response could not be understood.';

async function ask<T>(
  name: string,
  payload: object,
  token: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<FunctionAnswer<T>> {
  const response = await send(name, payload, token, 'application/json');
  if ('failed' in response || 'refused' in response) return response;
  const parsed = v.safeParse(schema, await response.json().catch(() => null));
  return parsed.success ? { answer: parsed.output } : { failed: NOT_UNDERSTOOD };
}

const line = v.union([outcome, v.object({ message: v.string() }), v.object({ error: v.string() })]);

async function generate(
  name: string,
  payload: object,
  token: string,
  onSign: (outcome: Outcome) => void,
): Promise<FunctionAnswer<{ message: string; outcomes: Outcome[] }>> {
  const response = await send(name, payload, token, 'application/x-ndjson');
  if ('failed' in response || 'refused' in response) return response;
  const outcomes: Outcome[] = [];
  try {
    for await (const text of linesOf(response)) {
      const told = v.parse(line, JSON.parse(text));
      if ('error' in told) return { failed: told.error };
      if ('message' in told) return { answer: { message: told.message, outcomes } };
      outcomes.push(told);
      onSign(told);
    }
  } catch {}
  return { failed: 'The response ended early.' };
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : lines.pop()!;
    for (const text of lines) if (text.trim()) yield text;
    if (done) return;
  }
}

async function send(
  name: string,
  payload: object,
  token: string,
  accept: string,
): Promise<Response | { refused: true } | { failed: string }> {
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: accept,
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(payload),
    });
    if (response.ok) return response;
    if (response.status === 401 || response.status === 403) return { refused: true };
    const { error } = Object(await response.json().catch(() => null)) as { error?: unknown };
    return {
      failed: typeof error === 'string' ? error : 'Unknown error',
    };
  } catch {
    return { failed: 'The site could not be reached.' };
  }
}
