import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { Card } from '../../ui/card.tsx';
import { MoonPhase } from '../../ui/moon-phase.tsx';
import { SkyWheel } from '../../ui/sky-wheel.tsx';
import { LocalTime } from './local-time.tsx';

/** The sky of a date: the Moon and the wheel drawn, and every fact in words. */
export function SkyPanel({
  sky,
  facts,
  date,
  sign,
}: {
  sky: SkyOfDay;
  facts: SkyFact[];
  date: CivilDate;
  sign: Sign;
}) {
  const { moon, bodies, aspects } = sky;
  const inWords = bodies.map(
    ({ body, sign, retrograde }) =>
      `${body} in ${signName(sign)}${retrograde ? ', retrograde' : ''}`,
  );
  return (
    <Card as="section">
      <h2 className="text-center">{`The sky on ${longDate(date)}`}</h2>
      <div className="mt-5 flex items-center gap-5">
        <MoonPhase
          phase={moon.phaseAngle}
          size={96}
          label={`${moon.phase}, ${moon.percentLit} % lit`}
        />
        <p aria-hidden>
          {moon.phase}
          <span className="block text-ivory-soft">{`${moon.percentLit} % lit at noon UTC`}</span>
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
      <ul className="mt-5 text-sm">
        {facts.map((fact) => (
          <li key={fact.id} className="border-ink-line py-1.5 not-last:border-b">
            {fact.text}
            {fact.at && <LocalTime at={fact.at} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
