import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { utcMoment } from '#domain/calendar/utc-time.ts';
import type { UpcomingFact } from '#domain/reading/reading.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { LocalTime } from '../../shell/local-times/local-time.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { FactEmblem } from './fact-emblem.tsx';

/** What the coming month brings a sign, after the last date that is today somewhere. */
export function ComingUp({
  sign,
  after,
  facts,
}: {
  sign: Sign;
  after: CivilDate;
  facts: UpcomingFact[];
}) {
  return (
    <PageFrame>
      <section aria-labelledby="coming-up" className="coming-up no-print">
        <h2 id="coming-up">{`Coming Up for ${signName(sign)}`}</h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact.at} className="fact-row">
              <FactEmblem fact={fact} />
              <div>
                <p className="coming-up-time">
                  <LocalTime at={fact.at} date={after} preposition="">
                    {utcMoment(Date.parse(fact.at), after)}
                  </LocalTime>
                </p>
                <p>{fact.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </PageFrame>
  );
}
