import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { Card } from '../../ui/card.tsx';
import { MoonPhase } from '../../ui/moon-phase.tsx';
import { SkyWheel } from '../../ui/sky-wheel.tsx';
import { SkyFacts } from './sky-facts.tsx';

/** The sky of a reading's date: in words what the reading does not tell, and the Moon and the wheel drawn where `sky` is there. */
export function SkyPanel({
  sky,
  day: { sign, date, facts, told },
}: {
  sky: SkyOfDay | null;
  /** What happens in the sky of a sign's day, and what of it the reading tells. */
  day: { sign: Sign; date: CivilDate; facts: SkyFact[]; told: readonly string[] };
}) {
  return (
    <Card as="section" className="sky-panel">
      <h2 className="text-center">{`The sky on ${longDate(date)}`}</h2>
      {sky && <SkyDrawings sky={sky} date={date} sign={sign} />}
      <SkyFacts facts={facts} date={date} told={told} />
    </Card>
  );
}

function SkyDrawings({ sky, date, sign }: { sky: SkyOfDay; date: CivilDate; sign: Sign }) {
  const { moon, bodies, aspects } = sky;
  const inWords = bodies.map(
    ({ body, sign, retrograde }) =>
      `${body} in ${signName(sign)}${retrograde ? ', retrograde' : ''}`,
  );
  return (
    <>
      <div className="mt-5 flex items-center gap-5">
        <MoonPhase
          phase={moon.phaseAngle}
          size={96}
          label={`${moon.phase}, ${moon.percentLit}% lit`}
        />
        <p aria-hidden>
          {moon.phase}
          <span className="block text-ivory-soft">{`${moon.percentLit}% lit at noon UTC`}</span>
        </p>
      </div>
      <SkyWheel
        bodies={bodies}
        aspects={aspects}
        sunSign={sign}
        title={`The zodiac on ${longDate(date)} at noon UTC, with the houses of ${signName(sign)}`}
        description={inWords.join('; ')}
        className="mx-auto mt-6 h-auto w-full max-w-[25rem]"
      />
    </>
  );
}
