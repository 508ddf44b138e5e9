import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CalendarRetrograde } from '#services/sky-calendar.ts';
import { useLocalDays } from '../../shell/local-times/use-local-days.ts';
import { PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';
import { barPieces } from './calendar-rows.ts';

/** The column headings of the month's retrograde bars. */
export function BarHeads({ retrogrades }: { retrogrades: readonly CalendarRetrograde[] }) {
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
export function DayBars({
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
