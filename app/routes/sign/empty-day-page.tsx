import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import { groupFacts } from '#domain/reading/stored/fact-groups.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import type { DayReading } from '#services/reading-for-day.ts';
import type { Services } from '#services/services.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Neighbors } from './neighbors.ts';
import { ReadingHeader } from './reading-header.tsx';
import { SkyFacts } from './sky-facts.tsx';
import { SkyNow } from './sky-now.tsx';
import { SkyPanel } from './sky-panel.tsx';

/** A day with a sky but no reading: withdrawn by the operator, or not written yet. */
export interface EmptyDay {
  sign: Sign;
  date: CivilDate;
  reason: 'withdrawn' | 'missing';
  facts: SkyFact[];
}

export function emptyDay(
  services: Pick<Services, 'skyFacts'>,
  sign: Sign,
  date: CivilDate,
  { standing }: Pick<DayReading, 'standing'>,
): EmptyDay {
  const reason = standing === 'withdrawn' ? 'withdrawn' : 'missing';
  return { sign, date, reason, facts: services.skyFacts(sign, date) };
}

const WORDS: Record<EmptyDay['reason'], (name: string, day: string) => [string, string]> = {
  withdrawn: (name, day) => [
    'This reading was withdrawn',
    `We took down the ${name} reading for ${day}. That day’s sky is still here.`,
  ],
  missing: (name, day) => [
    'This reading isn’t ready yet',
    `The ${name} reading for ${day} is still being checked. Please come back in a few minutes. That day’s sky is already here.`,
  ],
};

/** The masthead of such a day. */
export function EmptyDayHead({
  day: { sign, date, reason },
  neighbors,
  page,
}: {
  day: EmptyDay;
  neighbors: Neighbors | undefined;
  page: 'today' | 'dated';
}) {
  const [headline] = WORDS[reason](signName(sign), longDate(date));
  return <ReadingHeader {...{ sign, date, headline, neighbors, page }} />;
}

/** Such a day below its masthead. */
export function EmptyDayBody({
  day: { sign, date, reason, facts },
  sky,
}: {
  day: EmptyDay;
  sky: DrawnSky | null;
}) {
  const [, text] = WORDS[reason](signName(sign), longDate(date));
  const groups = groupFacts(facts, date, []);
  return (
    <PageFrame>
      <article>
        <div className="reading-grid mt-10">
          <p className="reading-lead text-lg">{text}</p>
          <SkyNow sky={sky} moonFacts={groups.moon} date={date} />
          <SkyFacts groups={groups} date={date} />
          <SkyPanel sign={sign} date={date} sky={sky} sections={[]} />
        </div>
      </article>
    </PageFrame>
  );
}
