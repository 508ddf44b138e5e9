import { civilDateAt, fullDate, longDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import { isoMinute } from '#domain/reading/utc-time.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LuckyElements } from './lucky-elements.tsx';
import type { Neighbors } from './neighbors.ts';
import { ReadingHeader } from './reading-header.tsx';
import { ReadingSection } from './reading-section.tsx';
import { useFreshReading } from './refreshed/use-fresh-reading.ts';
import { ShareRow } from './share-row.tsx';
import { SkyPanel } from './sky-panel.tsx';
import { SkyText } from './sky-text.tsx';
import { StatementsChecked } from './statements-checked.tsx';
import { WhyLine } from './why-line.tsx';

interface ReadingPageProps {
  reading: PublishedReading;
  /** Without it, the sky is told but not drawn. */
  sky: SkyOfDay | null;
  /** The days beside it that can be linked to; undefined until they are known. */
  neighbors: Neighbors | undefined;
  /** The page of the sign, which is today's, or that of the sign and the date. */
  page?: 'today' | 'dated';
}

/** One reading with the sky that it was written from. */
export function ReadingPage({ reading: served, sky, neighbors, page = 'today' }: ReadingPageProps) {
  const reading = useFreshReading(served);
  const { sign, date, sections } = reading;
  return (
    <article data-sign={sign} className="reading">
      <ReadingHeader sign={sign} date={date} neighbors={neighbors} page={page} />
      <PageFrame className="reading-columns">
        <div className="min-w-0">
          <Card>
            <h2 className="leading-tight text-sign-pale italic">
              {withoutAsterisks(headlineOf(reading))}
            </h2>
            <p className="illuminated mt-5">
              <SkyText text={reading.introduction} date={date} />
            </p>
            <WhyLine basis={reading.basis} date={date} />
            <div className="mt-6 border-t border-ink-line pt-3">
              <LastUpdated reading={reading} page={page} />
              <StatementsChecked checks={reading.checks} />
            </div>
          </Card>
          <div className="reading-sections">
            {sections.map((section) => (
              <ReadingSection key={section.title} section={section} date={date} />
            ))}
          </div>
          <ShareRow reading={reading} page={page} />
        </div>
        <aside className="min-w-0" aria-label={`The sky and lucky elements of ${longDate(date)}`}>
          <SkyPanel
            sky={sky}
            day={{
              sign,
              date,
              facts: reading.sky,
              told: [reading.basis, ...sections.map(({ basis }) => basis)],
            }}
          />
          {!sections.some(({ title }) => title === 'Lucky Elements') && (
            <LuckyElements lucky={reading.luckyElements} date={date} />
          )}
        </aside>
      </PageFrame>
    </article>
  );
}

/** On the sign's page that is the day, which it turned to at the reader's midnight; a kept page says when it was written. */
function LastUpdated({
  reading: { date, updatedAt },
  page,
}: Required<Pick<ReadingPageProps, 'reading' | 'page'>>) {
  return (
    <p className="text-sm text-ivory-soft">
      {'Last Updated: '}
      {page === 'dated' && updatedAt !== '' ? <WrittenAt instant={updatedAt} /> : fullDate(date)}
    </p>
  );
}

function WrittenAt({ instant }: { instant: string }) {
  const written = isoMinute(Date.parse(instant));
  return (
    <time dateTime={written}>
      {`${fullDate(civilDateAt(Date.parse(written)))}, ${written.slice(11, 16)}\u00a0UTC`}
    </time>
  );
}
