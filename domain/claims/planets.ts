import { type Body, PLANETS, type Planet } from '../sky/bodies.ts';

/** Whether a body can be retrograde: any but the Sun and the Moon. */
export function isPlanet(body: Body): body is Planet {
  return (PLANETS as readonly Body[]).includes(body);
}
