import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { groupFacts } from '#domain/reading/fact-groups.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import { FactEmblem } from './fact-emblem.tsx';
import { SkyText } from './sky-text.tsx';

/** The facts of a day in words: what else happens on it open, what holds all day folded. `told`: the lines under the reading. */
export function SkyFacts({
  facts,
  date,
  told,
}: {
  facts: SkyFact[];
  date: CivilDate;
  told: readonly string[];
}) {
  const groups = groupFacts(facts, date, told);
  const { moon, alsoToday, beside, places, retrogrades, aspects } = groups;
  const held = beside.length + places.length + retrogrades.length + aspects.length;
  return (
    <div className="mt-6">
      <ul>
        {moon.map((fact) => (
          <li key={fact.id}>
            <SkyText text={fact.text} date={date} />
          </li>
        ))}
      </ul>
      {alsoToday.length > 0 && (
        <>
          <h3 className="mt-6 text-lg text-gold italic">Also today</h3>
          <Facts facts={alsoToday} date={date} />
        </>
      )}
      {held > 0 && (
        <details className="fold facts-held mt-4">
          <summary>
            <h3 className="text-lg text-gold italic">The rest of the sky</h3>
          </summary>
          <Group title="Near this date" facts={beside} date={date} />
          <Group title="Planets in signs" facts={places} date={date} />
          <Group title="Retrograde" facts={retrogrades} date={date} />
          <Group title="Aspects" facts={aspects} date={date} />
        </details>
      )}
    </div>
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
