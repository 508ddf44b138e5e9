import { array, custom, nullable, number, object, oneOf, or, type Shape, string } from './shape.ts';

const EARLIEST = Date.parse('1950-01-01');
const LATEST = Date.parse('2200-01-01');

const text = or(string, '');
const texts = or(array(string), []);
const section = or(object({ title: text, content: text, basis: text }), {
  title: '',
  content: '',
  basis: '',
});
const explanation = or<string | undefined>(string, undefined);
type Explanations = Partial<Record<'numbers' | 'colors' | 'gemstones' | 'directions', string>>;
const isInstant = (at: unknown) => typeof at === 'string' && !Number.isNaN(Date.parse(at));
const fact = object({
  id: text,
  text,
  at: or(nullable(custom<string>('an instant', isInstant)), null),
});
const check = object({
  text,
  kind: text,
  verdict: oneOf(['true', 'false', 'uncheckable']),
  reason: text,
});

/** An instant in ISO 8601, in one format however the store wrote it; '' for anything else. */
export const instant: Shape<string> = {
  parse(written) {
    const at = Date.parse(text.parse(written));
    return at >= EARLIEST && at < LATEST ? new Date(at).toISOString() : '';
  },
};

/**
 * The parts of a reading that are stored as JSON. They may come from elsewhere: anything but a list becomes an empty
 * list, anything but a string an empty string.
 */
export const readingParts = {
  sections: or(array(section), []),
  luckyElements: or(
    object({
      numbers: or(array(number), []),
      colors: texts,
      gemstones: texts,
      directions: texts,
      explanations: or<Explanations>(
        object({
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
  sky: or(array(fact), []),
  checks: or(array(check), []),
};
