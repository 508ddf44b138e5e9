import { useEffect, useRef, useState } from 'react';
import { MONTHS } from '#domain/calendar/civil-date.ts';
import { useLazyPart } from '../../shell/use-lazy-part.ts';
import type { Question } from './birth-answer.tsx';
import { Field } from './field.tsx';
import type { GivenBirth } from './given-birth.ts';
import { ZoneField } from './zone-field.tsx';

const NOTHING_GIVEN: GivenBirth = { month: '', day: '', year: '', time: '', zone: '' };

/**
 * Finds a birthday's sign as it is typed, asking for no more than needed. The fields have no names and are in no form, so a
 * browser can't send them. The code that answers loads at the first touch; see birth-answer.tsx.
 */
export function BirthdayFinder() {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [given, setGiven] = useState(NOTHING_GIVEN);
  const [asked, setAsked] = useState<Question>('day');
  const [isTyping, setTyping] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [answering, wantAnswering] = useLazyPart(loadAnswering);

  function read() {
    const next = { ...NOTHING_GIVEN };
    for (const field of fields.current?.querySelectorAll<HTMLInputElement>('[data-field]') ?? []) {
      next[field.dataset.field as keyof GivenBirth] = field.value.trim();
    }
    setGiven(next);
    return next;
  }

  async function prepare() {
    setHasFailed(!(await wantAnswering()));
  }

  // The browser may have restored fields from an earlier visit, or the reader may have filled them in before
  // hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins to answer
  useEffect(() => {
    if (read().month !== '') void prepare();
  }, []);

  const answer = answering?.answerOf(given, isTyping);
  const needs = answering && answer ? answering.furthest(asked, answering.askedBy(answer)) : asked;
  if (needs !== asked) setAsked(needs);

  return (
    <section aria-labelledby="finder" className="finder needs-script no-print">
      <h2 id="finder">Your birthday</h2>
      <p className="text-sm text-ivory-soft">Nothing that you enter here leaves your device.</p>
      <fieldset
        ref={fields}
        onInput={() => {
          setTyping(true);
          read();
        }}
        onBlur={() => setTyping(false)}
        onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
        onFocus={prepare}
        className="finder-fields mt-3"
      >
        <legend className="sr-only">The birthday</legend>
        <Field id="birth-month" label="Month">
          <select
            id="birth-month"
            data-field="month"
            defaultValue=""
            autoComplete="off"
            className="field"
          >
            <option value="">Choose…</option>
            {MONTHS.map((month, i) => (
              <option key={month} value={i + 1}>
                {month}
              </option>
            ))}
          </select>
        </Field>
        <Field id="birth-day" label="Day">
          <input {...NUMBER} id="birth-day" data-field="day" maxLength={4} className="field w-16" />
        </Field>
        {asked !== 'day' && (
          <Field id="birth-year" label="Year">
            <input
              {...NUMBER}
              id="birth-year"
              data-field="year"
              maxLength={6}
              className="field w-[5.25rem]"
            />
          </Field>
        )}
        {asked === 'time and zone' && (
          <>
            <Field id="birth-time" label="Time of birth (local time)">
              <input
                id="birth-time"
                data-field="time"
                type="time"
                autoComplete="off"
                className="field"
              />
            </Field>
            <ZoneField />
          </>
        )}
      </fieldset>
      <div role="status" className="finder-answer">
        {answering && answer && <answering.BirthAnswer given={given} answer={answer} />}
        {!answer && !hasFailed && <p className="finder-waits">Your sign will appear here.</p>}
        {hasFailed && !answering && (
          <p>The finder could not be loaded. For most birthdays, the dates below are enough.</p>
        )}
      </div>
    </section>
  );
}

const NUMBER = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;

function loadAnswering() {
  return import('./birth-answer.tsx');
}
