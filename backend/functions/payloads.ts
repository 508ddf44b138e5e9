import { z } from 'zod';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { MAX_NOTE_LENGTH } from '#domain/reading/stored/reason-limits.ts';
import { FIRST_COMPUTABLE, isComputableDate, LAST_COMPUTABLE } from '#domain/sky/range.ts';
import { parseSign } from '#domain/zodiac/signs.ts';

const NO_DATE = 'date must be a calendar date in the form yyyy-MM-dd.';
const NO_SIGN = 'zodiacSign must be one of the twelve signs, such as "aries".';

/** A real date for which the sky can be computed. */
export const dateField = z.string({ error: NO_DATE }).transform((text, context) => {
  const date = parseCivilDate(text);
  if (date && isComputableDate(date)) return date;
  const message = date
    ? `The sky is computed for dates from ${FIRST_COMPUTABLE} to ${LAST_COMPUTABLE}.`
    : NO_DATE;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const signField = z.string({ error: NO_SIGN }).transform((text, context) => {
  const sign = parseSign(text);
  if (sign) return sign;
  context.addIssue({ code: 'custom', message: NO_SIGN });
  return z.NEVER;
});

/** The operator's note to readers about a change, on one line; '' if none. */
export const noteField = z
  .string({ error: 'note must be text.' })
  .nullish()
  .transform((text) => (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim())
  .refine((text) => text.length <= MAX_NOTE_LENGTH, {
    error: `note must be at most ${MAX_NOTE_LENGTH} characters long.`,
  });

/** The JSON body of a request, validated by a schema, or a sentence that says what is wrong with it. */
export async function readPayload<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<{ payload: z.output<T> } | { wrong: string }> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { wrong: 'The request must be a JSON object.' };
  }
  const result = schema.safeParse(body);
  return result.success ? { payload: result.data } : { wrong: result.error.issues[0]!.message };
}
