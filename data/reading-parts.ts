import * as v from 'valibot';

const EARLIEST = Date.parse('1950-01-01');
const LATEST = Date.parse('2200-01-01');

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const section = v.fallback(v.object({ title: text, content: text, basis: text }), {
  title: '',
  content: '',
  basis: '',
});
const explanation = v.fallback(v.optional(v.string()), undefined);
const isInstant = (at: string) => !Number.isNaN(Date.parse(at));
const fact = v.object({
  id: text,
  text,
  at: v.fallback(v.nullable(v.pipe(v.string(), v.check(isInstant))), null),
});
const check = v.object({
  text,
  kind: text,
  verdict: v.picklist(['true', 'false', 'uncheckable']),
  reason: text,
});

/** An instant in ISO 8601, in one format however the store wrote it; '' for anything else. */
export const instant = v.pipe(
  text,
  v.transform((written) => {
    const at = Date.parse(written);
    return at >= EARLIEST && at < LATEST ? new Date(at).toISOString() : '';
  }),
);

/**
 * The parts of a reading that are stored as JSON. They may come from elsewhere: anything but a list becomes an empty
 * list, anything but a string an empty string.
 */
export const readingParts = {
  sections: v.fallback(v.array(section), []),
  luckyElements: v.fallback(
    v.object({
      numbers: v.fallback(v.array(v.pipe(v.number(), v.finite())), []),
      colors: texts,
      gemstones: texts,
      directions: texts,
      explanations: v.fallback(
        v.pipe(
          v.object({
            numbers: explanation,
            colors: explanation,
            gemstones: explanation,
            directions: explanation,
          }),
          v.transform(withoutUndefined),
        ),
        {},
      ),
    }),
    { numbers: [], colors: [], gemstones: [], directions: [], explanations: {} },
  ),
  sky: v.fallback(v.array(fact), []),
  checks: v.fallback(v.array(check), []),
};

function withoutUndefined<T extends object>(parts: T): Partial<T> {
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  return Object.fromEntries(given) as Partial<T>;
}
