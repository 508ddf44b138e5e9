/** What a value from elsewhere has to look like. Browsers load this, so it is no more than they need. */
export interface Shape<T> {
  /** The value, without properties that the shape doesn't name. Throws a TypeError if it has another shape. */
  parse(value: unknown): T;
}

type Of<S> = S extends Shape<infer T> ? T : never;

function shape<T>(parse: (value: unknown) => T): Shape<T> {
  return { parse };
}

/** A value for which `is` holds; `name` is what the error calls it. */
export function custom<T>(name: string, is: (value: unknown) => boolean): Shape<T> {
  return shape((value) => {
    if (!is(value)) throw new TypeError(`Expected ${name}, not ${JSON.stringify(value)}.`);
    return value as T;
  });
}

export const string = custom<string>('text', (value) => typeof value === 'string');
export const number = custom<number>('a number', Number.isFinite);
export const boolean = custom<boolean>('a boolean', (value) => typeof value === 'boolean');

export function oneOf<const T extends string>(words: readonly T[]): Shape<T> {
  return custom<T>(`one of ${words.join(', ')}`, (value) => words.includes(value as T));
}

export function array<T>(item: Shape<T>): Shape<T[]> {
  const list = custom<unknown[]>('a list', Array.isArray);
  return shape((value) => list.parse(value).map((one) => item.parse(one)));
}

export function object<S extends Record<string, Shape<unknown>>>(
  parts: S,
): Shape<{ [Key in keyof S]: Of<S[Key]> }> {
  const record = custom<Record<string, unknown>>('an object', (value) => Object(value) === value);
  return shape((value) => {
    const given = record.parse(value);
    const parsed = Object.entries(parts).map(([key, part]) => [key, part.parse(given[key])]);
    return Object.fromEntries(parsed.filter(([, value]) => value !== undefined));
  });
}

export function nullable<T>(part: Shape<T>): Shape<T | null> {
  return shape((value) => (value === null ? null : part.parse(value)));
}

/** `fallback` in place of any value of another shape. */
export function or<T>(part: Shape<T>, fallback: T): Shape<T> {
  return shape((value) => {
    try {
      return part.parse(value);
    } catch {
      return fallback;
    }
  });
}
