import { Form, Link } from 'react-router';
import { type CivilDate, shortDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { OtherDays as Stored } from '#domain/reading/other-days.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SmallMoon } from '../../ui/small-moon.tsx';
import { seenOn } from './days-in-row.ts';
import { dayPath } from './pick-day-path.ts';

interface OtherDaysProps {
  sign: Sign;
  stored: Stored;
  /** The date that the page is of; null on the sign's page, which is of the reader's own. */
  date: CivilDate | null;
}

/** The days around a reading, each with its headline and Moon, and the way to any other that is stored. */
export function OtherDays({ sign, stored: { days, span }, date }: OtherDaysProps) {
  if (!span || days.length === 0) return null;
  const name = signName(sign);
  return (
    <PageFrame>
      <section className="other-days no-print">
        <h2 id="other-days">{`${name}, Day by Day`}</h2>
        <nav aria-labelledby="other-days">
          <ol className="day-row">
            {days.map((day) => (
              <Day key={day.date} sign={sign} day={day} date={date} />
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
  date: own,
}: {
  sign: Sign;
  day: Stored['days'][number];
  date: CivilDate | null;
}) {
  const live = useSite().days ?? [];
  const offset = live.find((other) => other.date === date)?.offset;
  return (
    <li data-days={seenOn(date, live, own ? 'dated' : 'today')?.join(' ')}>
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
