import {
  isDateOfMostReaders,
  READER_PLACES,
  type ReaderPlace,
  shareOfWakingHours,
} from '#domain/calendar/readers.ts';
import type { DaySky, SignStay } from '#domain/sky/day-sky.ts';
import type { Eclipse, Lunation, NewOrFullMoon } from '#domain/sky/events.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The Moon's sign on a date, and its new or full Moon: what every sign's introduction is about. */
export interface Lead {
  /** The sign of the Moon. */
  sign: Sign;
  /** The date's new or full Moon, if any, and the eclipse that comes with it. */
  lunation: (Lunation & { phase: NewOrFullMoon }) | null;
  eclipse: Eclipse | null;
}

/** Finds the lead; a new or full Moon counts on the date of most readers. */
export function leadOf(sky: DaySky): Lead {
  const lunation = sky.lunations.find(
    (event): event is Lunation & { phase: NewOrFullMoon } =>
      (event.phase === 'new moon' || event.phase === 'full moon') &&
      isDateOfMostReaders(event.at, sky.date),
  );
  if (!lunation) return { sign: moonStayForMostReaders(sky).sign, lunation: null, eclipse: null };
  const of = lunation.phase === 'new moon' ? 'Sun' : 'Moon';
  const eclipse = sky.eclipses.find((event) => event.of === of) ?? null;
  return { sign: lunation.moonSign, lunation, eclipse };
}

/** The Moon's stay that covers most of the hours in which readers are awake on the date. */
export function moonStayForMostReaders(sky: DaySky): SignStay {
  const shares = sky.bodies.Moon.stays.map((stay) => ({
    stay,
    share: READER_PLACES.reduce((sum, place) => sum + shareOfStay(stay, sky, place), 0),
  }));
  return shares.reduce((most, other) => (other.share > most.share ? other : most)).stay;
}

/** The fraction of a place's waking hours on a date that a stay covers, 0 to 1. */
export function shareOfStay({ from, until }: SignStay, sky: DaySky, place: ReaderPlace): number {
  const { start, end } = sky.window;
  return shareOfWakingHours({ start: from ?? start, end: until ?? end }, sky.date, place);
}
