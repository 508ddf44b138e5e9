import { fullDate, partsOf, WEEKDAYS, weekdayOf } from '#domain/calendar/civil-date.ts';
import { longMonth } from '#domain/calendar/civil-month.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { phaseBetweenQuarters } from '#domain/sky/phase-names.ts';
import type { CalendarDay, CalendarEvent, CalendarMonth } from '#services/sky-calendar.ts';
import { useLocalDays } from '../../shell/local-times/use-local-days.ts';
import { useSite } from '../../shell/use-site.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { SmallMoon } from '../../ui/small-moon.tsx';

/** The Moons of a month by week; each links to its day. */
export function MoonGrid({ month: { month, days, events } }: { month: CalendarMonth }) {
  const phases = events.filter(({ topic }) => topic === 'moon-phases');
  return (
    <nav aria-label={`The days of ${longMonth(month)}`} className="moon-grid">
      <div aria-hidden className="moon-weekdays">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday}>{weekday.slice(0, 2)}</span>
        ))}
      </div>
      <ol>
        {days.map((day) => (
          <GridDay key={day.date} day={day} phases={phases} />
        ))}
      </ol>
    </nav>
  );
}

interface GridDayProps {
  day: CalendarDay;
  phases: readonly CalendarEvent[];
}

function GridDay({ day: { date, moon }, phases }: GridDayProps) {
  const ifOwn = useLocalDays();
  const live = useSite().days.find((day) => day.date === date);
  const own = phases.filter(({ at }) => datesTodaySomewhere(Date.parse(at)).includes(date));
  return (
    <li data-weekday={WEEKDAYS.indexOf(weekdayOf(date))} data-live={live?.offset}>
      <AnchorLink id={date}>
        <span className="grid-moon" aria-hidden>
          <SmallMoon phase={moon.phaseAngle} size={44} />
          {own.map(({ id, at }) => (
            <i key={id} {...ifOwn(date, at)} />
          ))}
        </span>
        <span aria-hidden>{partsOf(date).day}</span>
        <span className="sr-only">
          {`${fullDate(date)}: ${phaseBetweenQuarters(moon.phaseAngle)}, ${moon.percentLit}% lit`}
          {own.map(({ id, at, title }) => (
            <span key={id} {...ifOwn(date, at)}>{`. ${title}`}</span>
          ))}
        </span>
      </AnchorLink>
    </li>
  );
}
