import { type CivilDate, civilDateAt, fullDate, longDate } from '#domain/calendar/civil-date.ts';
import { todayWindow } from '#domain/calendar/today-somewhere.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import type { ReadingSection as Section } from '#domain/reading/reading.ts';
import { groupFacts } from '#domain/reading/stored/fact-groups.ts';
import { sentenceOfDay } from '#domain/reading/stored/sentence-of-day.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import { LocalTime } from '../../shell/local-times/local-time.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SectionIcon } from '../../ui/section-icon.tsx';
import { bodiesIn } from './bodies-in.ts';
import { LuckyElements } from './lucky-elements.tsx';
import { PullQuote } from './pull-quote.tsx';
import { sectionId } from './section-id.ts';
import { ShareRow } from './share-row.tsx';
import { SkyFacts } from './sky-facts.tsx';
import { SkyNow } from './sky-now.tsx';
import { SkyPanel } from './sky-panel.tsx';
import { SkyText } from './sky-text.tsx';
import { StatementsChecked } from './statements-checked.tsx';
import { WhyLine } from './why-line.tsx';

interface ReadingBodyProps {
  reading: PublishedReading;
  /** Without it, the sky is described but not drawn. */
  sky: DrawnSky | null;
  page: 'today' | 'dated';
}

/**
 * A reading with its sky: the Moon after the lead, the wheel after the second section; on a wide screen, in a column
 * beside the text.
 */
export function ReadingBody({ reading, sky, page }: ReadingBodyProps) {
  const { sign, date, sections, sky: facts, basis } = reading;
  const sentence = sentenceOfDay(reading);
  const groups = groupFacts(facts, date, [basis, ...sections.map((section) => section.basis)]);
  const section = (part: (typeof sections)[number]) => (
    <ReadingSection key={part.title} section={part} date={date} />
  );
  return (
    <PageFrame>
      <article aria-label={`The reading for ${longDate(date)}`}>
        {sentence && <PullQuote sentence={sentence} reading={reading} />}
        <div className="reading-grid">
          <div className="reading-lead">
            <p className="illuminated">
              <SkyText text={reading.introduction} date={date} />
            </p>
            <WhyLine basis={basis} date={date} />
            <LastUpdated reading={reading} page={page} />
            <StatementsChecked checks={reading.checks} />
          </div>
          <SkyNow sky={sky} moonFacts={groups.moon} date={date} />
          <div>{sections.slice(0, 2).map(section)}</div>
          <SkyPanel sign={sign} date={date} sky={sky} sections={sections} />
          <div>{sections.slice(2).map(section)}</div>
          <SkyFacts groups={groups} date={date} />
          <ShareRow reading={reading} />
        </div>
        {!sections.some(({ title }) => title === 'Lucky Elements') && (
          <LuckyElements lucky={reading.luckyElements} date={date} />
        )}
      </article>
    </PageFrame>
  );
}

/**
 * On the sign's page "midnight", when the day changed, unless the reading is newer; the page of a date says when it was
 * written.
 */
function LastUpdated({
  reading: { date, updatedAt },
  page,
}: Pick<ReadingBodyProps, 'reading' | 'page'>) {
  const isNewer = Date.parse(updatedAt) >= todayWindow(date).start;
  return (
    <p className="mt-4 text-sm text-ivory-soft">
      {'Last Updated: '}
      {page === 'dated' && updatedAt !== '' && <WrittenAt instant={updatedAt} />}
      {page === 'today' && isNewer && <NewerThanMidnight instant={updatedAt} date={date} />}
      {(updatedAt === '' || (page === 'today' && !isNewer)) && 'midnight'}
    </p>
  );
}

function NewerThanMidnight({ instant, date }: { instant: string; date: CivilDate }) {
  const written = isoMinute(Date.parse(instant));
  return (
    <LocalTime at={written} date={date} preposition="">
      {`${written.slice(11, 16)} UTC`}
    </LocalTime>
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

/**
 * A section about one area of life, and the contact that it is based on, whose planets light up in the wheel with it.
 */
function ReadingSection({
  section: { title, content, basis },
  date,
}: {
  section: Section;
  date: CivilDate;
}) {
  return (
    <section
      id={sectionId(title, date)}
      data-rests={bodiesIn(basis).join(' ') || undefined}
      className="reading-section"
    >
      <SectionIcon title={title} size={34} className="text-sign" />
      <h2 className="text-xl">{title}</h2>
      <p>
        <SkyText text={content} date={date} />
      </p>
      <WhyLine basis={basis} date={date} />
    </section>
  );
}
