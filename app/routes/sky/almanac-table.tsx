import { type CivilDate, fullDate, partsOf, weekdayOf } from '#domain/calendar/civil-date.ts';
import { longMonth } from '#domain/calendar/civil-month.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { CalendarDay, CalendarMonth, CalendarRetrograde } from '#services/sky-calendar.ts';
import { AtNoon } from '../../shell/local-times/at-noon.tsx';
import { useLocalDays } from '../../shell/local-times/use-local-days.ts';
import { useSite } from '../../shell/use-site.ts';
import { PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { barPieces, eventsByDate } from './calendar-rows.ts';
import { DayEvents } from './day-events.tsx';

/** The month as an almanac: a row for each day, with the Moon's sign, the events, and the retrogrades beside them. */
export function AlmanacTable({
  month: { month, days, events, retrogrades },
}: {
  month: CalendarMonth;
}) {
  const byDate = eventsByDate(events);
  const { days: live } = useSite();
  return (
    <table className="almanac">
      <caption className="sr-only">{`The sky of ${longMonth(month)}, day by day`}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Moon</th>
          <th scope="col">In the sky</th>
          {retrogrades.length > 0 && <BarHeads retrogrades={retrogrades} />}
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, moon }) => (
          <tr
            key={date}
            id={date}
            data-live={live.find((day) => day.date === date)?.offset}
            data-weekday={weekdayOf(date)}
          >
            <th scope="row">
              <DayName date={date} />
            </th>
            <td className="almanac-moon">
              <MoonSign date={date} signs={moon.signs} />
            </td>
            <td>
              <DayEvents date={date} events={byDate.get(date) ?? []} />
            </td>
            {retrogrades.length > 0 && <DayBars date={date} retrogrades={retrogrades} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayName({ date }: { date: CivilDate }) {
  const live = useSite().days.find((day) => day.date === date);
  return (
    <time dateTime={date}>
      <span aria-hidden className="day-number">
        {partsOf(date).day}
      </span>
      <span aria-hidden className="day-weekday">
        {weekdayOf(date).slice(0, 3)}
      </span>
      <span className="sr-only">{fullDate(date)}</span>
      {live && (
        <span data-day={live.offset}>
          <span className="day-today">Today</span>
        </span>
      )}
    </time>
  );
}

function MoonSign({ date, signs }: { date: CivilDate; signs: CalendarDay['moon']['signs'] }) {
  return (
    <AtNoon
      date={date}
      things={signs.map(({ sign, until }) => ({
        until,
        shown: (
          <span data-sign={sign} className="moon-sign">
            <ZodiacGlyph sign={sign} size={22} className="text-sign" />
            <span>{signName(sign)}</span>
          </span>
        ),
      }))}
    />
  );
}

/** The column headings of the month's retrograde bars. */
function BarHeads({ retrogrades }: { retrogrades: readonly CalendarRetrograde[] }) {
  return (
    <td className="bars" aria-hidden>
      <div>
        {retrogrades.map(({ body, from }) => (
          <span key={`${body} ${from}`}>
            <PlanetGlyph body={body} size={18} />
            <RetrogradeGlyph size={12} />
          </span>
        ))}
      </div>
    </td>
  );
}

/** A day's part of each retrograde, hidden from screen readers: the stations and the year's list say it in words. */
function DayBars({
  date,
  retrogrades,
}: {
  date: CivilDate;
  retrogrades: readonly CalendarRetrograde[];
}) {
  const ifOwn = useLocalDays();
  return (
    <td className="bars" aria-hidden>
      <div>
        {retrogrades.map((retrograde) => (
          <span key={`${retrograde.body} ${retrograde.from}`}>
            {barPieces(date, retrograde).map(({ shape, when }) => (
              <i key={shape} data-shape={shape} {...(when && ifOwn(date, when.at, when.side))} />
            ))}
          </span>
        ))}
      </div>
    </td>
  );
}
