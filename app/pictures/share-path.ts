import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The picture of the site itself, for pages without one. */
export const HOME_PICTURE_PATH = '/share/home.png';

/** The share picture of a reading. */
export function readingPicturePath(sign: Sign, date: CivilDate): string {
  return `/share/${sign}/${date}.png`;
}
