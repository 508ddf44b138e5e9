import { type Body, PLANETS, type Planet } from '../sky/bodies.ts';
import type { BodyRef, BodyRefs } from './text/token.ts';

export const SUN: BodyRef = { options: ['Sun'] };
export const MOON: BodyRef = { options: ['Moon'] };

/** Whether a body can be retrograde: any but the Sun and the Moon. */
export function isPlanet(body: Body): body is Planet {
  return (PLANETS as readonly Body[]).includes(body);
}

/** Whether two references name the same body, or leave it open between the same bodies. */
export function isSameBody(a: BodyRef, b: BodyRef): boolean {
  return sameItems(a.options, b.options, Object.is);
}

/** Whether two lists name the same bodies in the same order. */
export function sameBodies(a: BodyRefs, b: BodyRefs): boolean {
  return sameItems(a, b, isSameBody);
}

/** Each body once, where it is named first. */
export function distinctBodies(refs: BodyRefs): BodyRef[] {
  return refs.filter((ref, i) => refs.findIndex((other) => isSameBody(other, ref)) === i);
}

function sameItems<T>(a: readonly T[], b: readonly T[], isSame: (x: T, y: T) => boolean): boolean {
  return a.length === b.length && a.every((item, i) => isSame(item, b[i]!));
}
