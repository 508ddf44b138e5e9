import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The picture of the site itself, for pages that have none of their own. */
export const HOME_PICTURE_PATH = '/share/home.png';

/** The picture of a reading, in the size of social pictures. */
export function readingPicturePath(sign: Sign, date: CivilDate): string {
  return `/share/${sign}/${date}.png`;
}
