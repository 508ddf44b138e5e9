import { z } from 'zod';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { Reading } from '../reading.ts';

/** The types of a reading's fields; {@link ./schema.ts} checks their contents. */
const READING_SHAPE = z.object({
  sign: z.enum(SIGNS),
  date: z.string().transform((text, issues) => {
    const date = parseCivilDate(text);
    if (date) return date;
    issues.addIssue({ code: 'custom', message: 'Expected a calendar date in the form yyyy-MM-dd' });
    return z.NEVER;
  }),
  title: z.string(),
  introduction: z.string(),
  basis: z.string(),
  sentence: z.string(),
  sections: z.array(z.object({ title: z.string(), content: z.string(), basis: z.string() })),
  luckyElements: z.object({
    numbers: z.array(z.number()),
    colors: z.array(z.string()),
    gemstones: z.array(z.string()),
    directions: z.array(z.string()),
    explanations: z.object({
      numbers: z.string().optional(),
      colors: z.string().optional(),
      gemstones: z.string().optional(),
      directions: z.string().optional(),
    }),
  }),
  sky: z.array(z.object({ id: z.string(), text: z.string(), at: z.string().nullable() })),
});

/** `draft` as a reading if every field has its type, else sentences that name the wrong fields. */
export function readShape(draft: unknown): { reading: Reading } | { reasons: string[] } {
  const parsed = READING_SHAPE.safeParse(draft);
  if (parsed.success) return { reading: parsed.data };
  return {
    reasons: parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'The reading'}: ${message}.`,
    ),
  };
}
