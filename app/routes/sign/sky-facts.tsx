import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import type { FactGroups } from '#domain/reading/stored/fact-groups.ts';
import { FactEmblem } from './fact-emblem.tsx';
import { SkyText } from './sky-text.tsx';

/** The day's other events in the sky, expanded; what holds all day, collapsed. */
export function SkyFacts({ groups, date }: { groups: FactGroups; date: CivilDate }) {
  const { alsoToday, nearbyDates, places, retrogrades, aspects } = groups;
  const held = nearbyDates.length + places.length + retrogrades.length + aspects.length;
  if (alsoToday.length + held === 0) return null;
  return (
    <section className="sky-facts">
      {alsoToday.length > 0 && (
        <>
          <h2>Also in the sky</h2>
          <Facts facts={alsoToday} date={date} />
        </>
      )}
      {held > 0 && (
        <details className="fold facts-held mt-2">
          <summary>
            <h3 className="text-lg text-gold italic">The rest of the sky</h3>
          </summary>
          <Group title="Near this date" facts={nearbyDates} date={date} />
          <Group title="Planets in signs" facts={places} date={date} />
          <Group title="Retrograde" facts={retrogrades} date={date} />
          <Group title="Aspects" facts={aspects} date={date} />
        </details>
      )}
    </section>
  );
}

function Group({ title, facts, date }: { title: string; facts: SkyFact[]; date: CivilDate }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h4 className="small-caps mt-4 text-gold">{title}</h4>
      <Facts facts={facts} date={date} />
    </>
  );
}

function Facts({ facts, date }: { facts: SkyFact[]; date: CivilDate }) {
  return (
    <ul className="text-sm">
      {facts.map((fact) => (
        <li key={fact.id} className="fact-row">
          <FactEmblem fact={fact} />
          <div>
            <SkyText text={fact.text} date={date} />
          </div>
        </li>
      ))}
    </ul>
  );
}
