import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';

/** The plain list of what the sky does on a date. */
export function SkyFacts({ facts, date }: { facts: SkyFact[]; date: CivilDate }) {
  if (facts.length === 0) return null;
  return (
    <section className="sky-facts">
      <h2>The sky on {longDate(date)}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact.id}>{fact.text}</li>
        ))}
      </ul>
    </section>
  );
}
