import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { AboutSign } from './about-sign.tsx';
import type { datedData } from './dated-data.server.ts';
import { EmptyDayBody, EmptyDayHead } from './empty-day-page.tsx';
import { MissingDay } from './missing-day.tsx';
import { DatedPageOverlay } from './on-demand/dated-page-overlay.tsx';
import { OtherDays } from './other-days.tsx';
import { ReadingPage } from './reading-page.tsx';
import { SignHeader } from './sign-header.tsx';

export type DatedDay = Awaited<ReturnType<typeof datedData>>['data'];

/** The page of a sign and a date: its reading, its sky if the reading was withdrawn, or the nearest days. */
export function DatedPage({
  missing,
  withdrawn,
  found,
  more,
  fresh,
}: DatedDay & {
  /** Replaces the reading that was found. */
  fresh: PublishedReading | null;
}) {
  if (missing) return <MissingDay {...missing} />;
  return (
    <>
      <LocalTimesScript />
      {found ? (
        <ReadingPage {...found} reading={fresh ?? found.reading} page="dated" />
      ) : (
        <WithdrawnDay {...withdrawn} />
      )}
      <DatedPageOverlay />
      <OtherDays sign={more.sign} stored={more.others} date={more.date} />
      <AboutSign sign={more.sign} texts={more.about} />
    </>
  );
}

function WithdrawnDay({ day, sky, neighbors }: NonNullable<DatedDay['withdrawn']>) {
  return (
    <div data-sign={day.sign} className="reading">
      <SignHeader sign={day.sign}>
        <EmptyDayHead day={day} neighbors={neighbors} page="dated" />
      </SignHeader>
      <EmptyDayBody day={day} sky={sky} />
    </div>
  );
}
