import { Form, Link } from 'react-router';
import { type CivilDate, shortDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { OtherDays as Stored } from '#domain/reading/stored/other-days.ts';
import { datedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SmallMoon } from '../../ui/small-moon.tsx';
import { seenInRow } from './day-row.ts';

interface OtherDaysProps {
  sign: Sign;
  stored: Stored;
  /** The page's date; null on the sign's page, which shows the reader's own. */
  date: CivilDate | null;
}

/** The days around a reading, each with its headline and Moon, and a form that opens any other stored day. */
export function OtherDays({ sign, stored: { days, span }, date }: OtherDaysProps) {
  const live = useSite().days ?? [];
  if (!span || days.length === 0) return null;
  const seen = seenInRow(
    days.map((day) => day.date),
    date,
    live,
  );
  const name = signName(sign);
  return (
    <PageFrame>
      <section className="other-days no-print">
        <h2 id="other-days">{`${name}, Day by Day`}</h2>
        <nav aria-labelledby="other-days">
          <ol className="day-row">
            {days
              .filter((day) => seen.has(day.date))
              .map((day) => (
                <Day
                  key={day.date}
                  sign={sign}
                  day={day}
                  own={date}
                  seenOn={seen.get(day.date)}
                  offset={live.find((other) => other.date === day.date)?.offset}
                />
              ))}
          </ol>
        </nav>
        <Form action={dayPath(sign)} className="day-picker">
          <label htmlFor="date">Another day</label>
          <input
            id="date"
            name="date"
            type="date"
            required
            min={span.first}
            max={span.last}
            defaultValue={date ?? undefined}
            key={date}
            className="field"
          />
          <Button type="submit">{`Read ${name}`}</Button>
        </Form>
      </section>
    </PageFrame>
  );
}

function Day({
  sign,
  day: { date, headline, moon },
  own,
  seenOn,
  offset,
}: {
  sign: Sign;
  day: Stored['days'][number];
  /** The page's date. */
  own: CivilDate | null;
  /** The offsets of the live dates whose readers see it; all of them if undefined. */
  seenOn: number[] | undefined;
  /** Its offset, if it is a live date. */
  offset: number | undefined;
}) {
  return (
    <li data-days={seenOn?.join(' ')}>
      <Link
        to={datedPath(sign, date)}
        className="day-in-row"
        aria-current={date === own ? 'page' : undefined}
      >
        <SmallMoon phase={moon.phaseAngle} size={36} label={moon.phase} className="day-moon" />
        <span>
          <span className="day-in-row-date">
            {`${weekdayOf(date).slice(0, 3)}, ${shortDate(date)}`}
            {offset !== undefined && <span data-day={offset}> · today</span>}
          </span>
          <span className="day-in-row-headline">{headline}</span>
        </span>
      </Link>
    </li>
  );
}

/** Where the form that picks a day leads: `/aries-daily-horoscope/day?date=2026-11-21`. */
function dayPath(sign: Sign): string {
  return `${signPath(sign)}/day`;
}
