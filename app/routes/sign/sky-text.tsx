import { Fragment } from 'react';
import { type CivilDate, civilDateAt } from '#domain/calendar/civil-date.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { ASPECT_VERBS } from '#domain/reading/contacts/sky-words.ts';
import { WRITTEN_DAY, writtenMoments } from '#domain/reading/stored/written-moments.ts';
import { LocalTime } from '../../shell/local-times/local-time.tsx';

/** A text about the sky of a date, with its times by the reader's own clock. */
export function SkyText({ text, date }: { text: string; date: CivilDate }) {
  const timed = timedWords(text, date);
  const ends = [0, ...timed.map(({ end }) => end)];
  return (
    <>
      {timed.map(({ start, end, at, preposition }, index) => (
        <Fragment key={start}>
          {withNoBreakSpaces(text.slice(ends[index], start))}
          <LocalTime at={isoMinute(at)} date={date} preposition={preposition}>
            {hasEndedByUtc(at, preposition, date)
              ? 'was'
              : withNoBreakSpaces(text.slice(start, end))}
          </LocalTime>
        </Fragment>
      ))}
      {withNoBreakSpaces(text.slice(ends.at(-1)))}
    </>
  );
}

/** Whether to write "was" even without scripts, because it ended before the page's date in UTC. */
function hasEndedByUtc(at: number, preposition: string, date: CivilDate): boolean {
  return preposition === 'is' && civilDateAt(at) < date;
}

interface TimedWord {
  start: number;
  end: number;
  at: number;
  preposition: string;
}

/** The words that depend on the reader's zone, in order: each time, and the verb of what may have ended by then. */
function timedWords(text: string, date: CivilDate): TimedWord[] {
  const moments = writtenMoments(text, date);
  const words = new Map<number, TimedWord>();
  for (const moment of moments) {
    const verb = verbUntil(text, moment);
    if (verb && !words.has(verb.start)) words.set(verb.start, verb);
    words.set(moment.start, withPreposition(text, moment));
  }
  return [...words.values()].sort((a, b) => a.start - b.start);
}

/** "The Moon is in Aries until 10:10 UTC": "was", if that was yesterday. */
function verbUntil(text: string, { start, at }: { start: number; at: number }): TimedWord | null {
  const found = /.*\b(?=is\b[^.]*\buntil $)/.exec(text.slice(0, start));
  if (!found) return null;
  const [{ length }] = found;
  return { start: length, end: length + 2, at, preposition: 'is' };
}

/** "At 10:10 UTC" may become "yesterday at 4:32 PM", so the preposition belongs to the time. */
function withPreposition(
  text: string,
  moment: { start: number; end: number; at: number },
): TimedWord {
  const found = /\b(at|on) $/i.exec(text.slice(0, moment.start));
  if (!found) return { ...moment, preposition: '' };
  const before = text.slice(text.lastIndexOf('.', found.index) + 1, found.index);
  const preposition = ASPECT.test(before) ? `exact ${found[1]}` : found[1]!;
  return { ...moment, start: found.index, preposition };
}

/** "is conjunct Venus, " but not "is conjunct Venus, exact ". */
const ASPECT = new RegExp(`\\b(?:${Object.values(ASPECT_VERBS).join('|')})\\b.*, $`);

const DATE_OR_TIME = new RegExp(`\\b${WRITTEN_DAY}(?: \\(UTC\\))?|\\b\\d\\d:\\d\\d UTC`, 'g');

/** Keeps dates and times from wrapping. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(DATE_OR_TIME, (phrase) => phrase.replaceAll(' ', '\u00a0'));
}
