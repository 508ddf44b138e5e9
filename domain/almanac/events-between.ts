import type { Span } from '../calendar/today-somewhere.ts';
import { exactAspectsBetween } from '../sky/aspects.ts';
import { BODIES } from '../sky/bodies.ts';
import { eclipsesBetween } from '../sky/eclipses.ts';
import type { SkyEvent } from '../sky/events.ts';
import { ingressesBetween } from '../sky/ingresses.ts';
import { lunationsBetween } from '../sky/lunations.ts';
import { seasonTurnsBetween } from '../sky/seasons.ts';
import { stationsBetween } from '../sky/stations.ts';

/** The Moon is in about fifty exact aspects a month: they belong to a day's reading, not to a calendar. */
const ASPECT_BODIES = BODIES.filter((body) => body !== 'Moon');

/**
 * Every event of the span (start inclusive, end exclusive) in order of time: phases of the Moon, ingresses, equinoxes
 * and solstices, stations, eclipses, and the five Ptolemaic aspects among the Sun and the planets. Throws a RangeError
 * outside the years 1800 to 2200.
 */
export function almanacEventsBetween(span: Span): SkyEvent[] {
  return [
    ...seasonTurnsBetween(span),
    ...ingressesBetween(span),
    ...lunationsBetween(span),
    ...eclipsesBetween(span),
    ...stationsBetween(span),
    ...exactAspectsBetween(span, ASPECT_BODIES),
  ].sort((one, other) => one.at - other.at);
}
