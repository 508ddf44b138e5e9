import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { groupFacts } from '#domain/reading/fact-groups.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import { isoMinute } from '#domain/reading/utc-time.ts';
import { writtenMoments } from '#domain/reading/written-moments.ts';
import { FactEmblem } from './fact-emblem.tsx';
import { LocalTime } from './local-time.tsx';
import { SkyText } from './sky-text.tsx';

/** Every fact of a day in words: what changes that day open, what holds all day folded. */
export function SkyFacts({ facts, date }: { facts: SkyFact[]; date: CivilDate }) {
  const { moon, changes, places, retrogrades, aspects } = groupFacts(facts);
  const held = places.length + retrogrades.length + aspects.length;
  return (
    <div className="mt-6">
      <ul>
        {moon.map((fact) => (
          <li key={fact.id}>
            <FactInWords fact={fact} date={date} />
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <>
          <h3 className="mt-6 text-lg text-gold italic">What changes</h3>
          <Facts facts={changes} date={date} />
        </>
      )}
      {held > 0 && (
        <details className="fold facts-held mt-4">
          <summary>
            <h3 className="text-lg text-gold italic">The rest of the sky</h3>
          </summary>
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
          <FactInWords fact={fact} date={date} />
        </li>
      ))}
    </ul>
  );
}

/** A fact and, under it, each of its moments by the reader's own clock. */
function FactInWords({ fact: { text }, date }: { fact: SkyFact; date: CivilDate }) {
  return (
    <div>
      <SkyText text={text} date={date} />
      {writtenMoments(text, date).map(({ at }) => (
        <LocalTime key={at} at={isoMinute(at)} date={date} className="local-time" />
      ))}
    </div>
  );
}
