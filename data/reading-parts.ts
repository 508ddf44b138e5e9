import * as z from 'zod/mini';

const EARLIEST = Date.parse('1950-01-01');
const LATEST = Date.parse('2200-01-01');

const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);
const section = z.catch(z.object({ title: text, content: text, basis: text }), {
  title: '',
  content: '',
  basis: '',
});
const explanation = z.catch(z.optional(z.string()), undefined);
const fact = z.object({
  id: text,
  text,
  at: z.catch(z.nullable(z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at))))), null),
});
const check = z.object({
  text,
  kind: text,
  verdict: z.enum(['true', 'false', 'uncheckable']),
  reason: text,
});

/** An instant in ISO 8601, in one format however the store wrote it; '' for anything else. */
export const instant = z.pipe(
  text,
  z.transform((written: string) => {
    const at = Date.parse(written);
    return at >= EARLIEST && at < LATEST ? new Date(at).toISOString() : '';
  }),
);

/**
 * The parts of a reading that are stored as JSON. They may come from elsewhere: anything but a list becomes an empty
 * list, anything but a string an empty string. Uses zod's small build, because browsers load this too.
 */
export const readingParts = {
  sections: z.catch(z.array(section), []),
  luckyElements: z.catch(
    z.object({
      numbers: z.catch(z.array(z.number()), []),
      colors: texts,
      gemstones: texts,
      directions: texts,
      explanations: z.catch(
        z.object({
          numbers: explanation,
          colors: explanation,
          gemstones: explanation,
          directions: explanation,
        }),
        {},
      ),
    }),
    { numbers: [], colors: [], gemstones: [], directions: [], explanations: {} },
  ),
  sky: z.catch(z.array(fact), []),
  checks: z.catch(z.array(check), []),
};
