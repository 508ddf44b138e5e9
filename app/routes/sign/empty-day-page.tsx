import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { Services } from '#services/services.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Neighbors } from './neighbors.ts';
import { ReadingHeader } from './reading-header.tsx';
import { useReturnedReading } from './refreshed/use-fresh-reading.ts';
import { SkyPanel } from './sky-panel.tsx';

/** A day that has a sky and no reading: taken down by the operator, or not made yet. */
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
  { standing }: { standing: EmptyDay['reason'] },
): EmptyDay {
  return { sign, date, reason: standing, facts: services.skyFacts(sign, date) };
}

const WORDS: Record<EmptyDay['reason'], (name: string, day: string) => [string, string]> = {
  withdrawn: (name, day) => [
    'This reading was withdrawn',
    `We took down the ${name} reading for ${day}. That day’s sky is still here.`,
  ],
  missing: (name, day) => [
    'This reading isn’t ready yet',
    `The ${name} reading for ${day} is still being checked. Please come back in a few minutes. The sky of the day is here already.`,
  ],
};

/** A sign's page on such a day. */
export function EmptyDayPage({
  day: { sign, date, reason, facts },
  sky,
  neighbors,
  page = 'today',
}: {
  day: EmptyDay;
  sky: SkyOfDay | null;
  neighbors: Neighbors | undefined;
  page?: 'today' | 'dated';
}) {
  useReturnedReading({ sign, date });
  const [heading, text] = WORDS[reason](signName(sign), longDate(date));
  return (
    <article data-sign={sign} className="reading">
      <ReadingHeader sign={sign} date={date} neighbors={neighbors} page={page} />
      <PageFrame className="reading-columns">
        <div className="min-w-0">
          <Card>
            <h2 className="leading-tight text-sign-pale italic">{heading}</h2>
            <p className="mt-5">{text}</p>
          </Card>
        </div>
        <aside className="min-w-0" aria-label={`The sky of ${longDate(date)}`}>
          <SkyPanel sky={sky} day={{ sign, date, facts, told: [] }} />
        </aside>
      </PageFrame>
    </article>
  );
}
