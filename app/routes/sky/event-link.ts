import { signPath } from '#domain/zodiac/sign-paths.ts';
import type { CalendarEvent } from '#services/sky-calendar.ts';

const MERCURY = '/blog/mercury-retrograde-guide';
const VENUS = '/blog/venus-signs-love-astrology';
const SATURN = '/blog/saturn-return-meaning-age-effects';
const PHASES = '/blog/moon-phases-zodiac-signs';
const FULL_MOONS = '/blog/full-moon-effects-zodiac-signs-2025';

/** The page that explains an event: an article, or the daily reading of the sign that the Sun enters. */
export function eventLink(event: CalendarEvent): string | null {
  switch (event.kind) {
    case 'lunation':
      return event.phase === 'full moon' ? FULL_MOONS : PHASES;
    case 'eclipse':
      return event.of === 'Moon' ? `${FULL_MOONS}#two-eclipses-one-large-moon-one-small` : PHASES;
    case 'station':
      if (event.body === 'Venus') return VENUS;
      return event.body === 'Mercury' ? MERCURY : `${MERCURY}#what-retrograde-motion-is`;
    case 'ingress':
      if (event.body === 'Sun') return signPath(event.to);
      if (event.body === 'Venus') return VENUS;
      return event.body === 'Saturn' ? SATURN : null;
    default:
      return null;
  }
}
