import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { type Sign, signOfLongitude } from '#domain/zodiac/signs.ts';

/** The sign that a body is in. */
export function signAt(body: Body, at: Instant): Sign {
  return signOfLongitude(longitudeAt(body, at));
}
