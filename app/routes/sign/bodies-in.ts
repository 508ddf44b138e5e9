import { BODIES, type Body } from '#domain/sky/bodies.ts';

/** The Sun, the Moon and the planets that a "why" line names, in their own order. */
export function bodiesIn(basis: string): Body[] {
  return BODIES.filter((body) => new RegExp(`\\b${body}\\b`).test(basis));
}
