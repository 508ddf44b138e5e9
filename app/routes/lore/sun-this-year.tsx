import { type CivilDate, longDate, monthAndDay, partsOf } from '#domain/calendar/civil-date.ts';
import { constellationOf } from '#domain/zodiac/constellations.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';

/** When the Sun is in the sign, a section of its path, and when in the constellation, a group of stars behind it. */
export function SunThisYear({ sign, sun }: { sign: Sign; sun: SunTimes }) {
  const name = signName(sign);
  const { first, last } = sun.stars;
  // A stay in Capricorn begins in December, so the Sun reaches Capricornus in the next year.
  const { year } = partsOf(first);
  const isLater = partsOf(last).year > year;
  return (
    <p className="mt-4">
      {`The sign ${name} is not the same thing as these stars. It is a twelfth of the Sun’s yearly path, measured from the place of the Sun at the March equinox, and some two thousand years ago it lay in front of its constellation. Since then the slow wobble of the Earth’s axis has moved the two apart by most of a sign. In ${year} the Sun is within the borders of ${constellationOf(sign)} from ${monthAndDay(first)} to ${isLater ? longDate(last) : monthAndDay(last)}.`}
    </p>
  );
}

/** The Sun's stay in a sign: instants in ISO 8601, and its dates in the constellation. */
export interface SunTimes {
  enters: string;
  leaves: string;
  stars: { first: CivilDate; last: CivilDate };
}
