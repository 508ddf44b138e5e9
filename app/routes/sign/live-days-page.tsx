import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { AboutSign } from './about-sign.tsx';
import { ComingUp } from './coming-up.tsx';
import { EmptyDayBody, EmptyDayHead } from './empty-day-page.tsx';
import { DatedPageOverlay } from './on-demand/dated-page-overlay.tsx';
import { OtherDays } from './other-days.tsx';
import { ReadingBody } from './reading-body.tsx';
import { ReadingHead } from './reading-page.tsx';
import { SignHeader } from './sign-header.tsx';
import type { todayData } from './today-data.server.ts';

export type LiveDays = Awaited<ReturnType<typeof todayData>>;

/** A sign's page as the server rendered it: every date that is today somewhere, with the reader's visible. */
export function LiveDaysPage({
  sign,
  days: served,
  others,
  ahead,
  about,
  fresh,
}: LiveDays & {
  /** Replaces the reading of its date. */
  fresh: PublishedReading | null;
}) {
  const days = served.map((day) => (day.date === fresh?.date ? { ...day, reading: fresh } : day));
  return (
    <>
      <LocalTimesScript />
      <div data-sign={sign} className="reading">
        <SignHeader sign={sign}>
          <EachDay days={days}>
            {({ reading, empty, neighbors }) =>
              reading ? (
                <ReadingHead reading={reading} neighbors={neighbors} page="today" />
              ) : (
                <EmptyDayHead day={empty!} neighbors={neighbors} page="today" />
              )
            }
          </EachDay>
        </SignHeader>
        <EachDay days={days}>
          {({ reading, empty, sky }) =>
            reading ? (
              <ReadingBody reading={reading} sky={sky} page="today" />
            ) : (
              <EmptyDayBody day={empty!} sky={sky} />
            )
          }
        </EachDay>
      </div>
      <ComingUp sign={sign} {...ahead} />
      <OtherDays sign={sign} stored={others} date={null} />
      <AboutSign sign={sign} texts={about} />
      <DatedPageOverlay />
    </>
  );
}
