import { Fragment } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { isoMinute } from '#domain/reading/utc-time.ts';
import { WRITTEN_DAY, writtenMoments } from '#domain/reading/written-moments.ts';
import { LocalTime } from './local-time.tsx';

/** A text about the sky of a date, with no line break inside a date or a time; `local` adds the reader's own time. */
export function SkyText({
  text,
  date,
  local = false,
}: {
  text: string;
  date: CivilDate;
  local?: boolean;
}) {
  const moments = writtenMoments(text, date);
  const ends = [0, ...moments.map(({ end }) => end)];
  return (
    <>
      {moments.map(({ start, end, at }, index) => (
        <Fragment key={start}>
          {keepTogether(text.slice(ends[index], start))}
          <time dateTime={isoMinute(at)}>{keepTogether(text.slice(start, end))}</time>
          {local && (
            <LocalTime
              at={isoMinute(at)}
              date={date}
              className="not-empty:before:content-['_('] not-empty:after:content-[')']"
            />
          )}
        </Fragment>
      ))}
      {keepTogether(text.slice(ends.at(-1)))}
    </>
  );
}

const DATE_OR_TIME = new RegExp(`\\b${WRITTEN_DAY}(?: \\(UTC\\))?|\\b\\d\\d:\\d\\d UTC`, 'g');

function keepTogether(text: string): string {
  return text.replace(DATE_OR_TIME, (phrase) => phrase.replaceAll(' ', '\u00a0'));
}
