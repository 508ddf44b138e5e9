import { Form } from 'react-router';
import { CALENDAR_PATH } from '#domain/almanac/almanac-paths.ts';
import { FIRST_MONTH, LAST_MONTH } from '#domain/almanac/range.ts';
import { MONTHS } from '#domain/calendar/civil-date.ts';
import { type CivilMonth, yearOf } from '#domain/calendar/civil-month.ts';
import { Button } from '../../ui/button.tsx';

/** A jump to any month of the calendar: a GET form, so it works without scripts. */
export function MonthJump({ month }: { month: CivilMonth }) {
  return (
    // Reset the fields, which keep what was typed, for a new month.
    <Form
      key={month}
      action={CALENDAR_PATH}
      className="month-jump no-print"
      aria-label="Go to a month"
    >
      <label>
        <span className="month-jump-name">Month</span>
        <select name="month" defaultValue={month.slice(5)} className="field">
          {MONTHS.map((name, i) => (
            <option key={name} value={String(i + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="month-jump-name">Year</span>
        <input
          name="year"
          type="number"
          required
          min={yearOf(FIRST_MONTH)}
          max={yearOf(LAST_MONTH)}
          defaultValue={yearOf(month)}
          className="field"
        />
      </label>
      <Button type="submit">Go</Button>
    </Form>
  );
}
