import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { ReadingSection as Section } from '#domain/reading/reading.ts';
import { Roundel } from '../../ui/roundel.tsx';
import { SectionIcon } from '../../ui/section-icon.tsx';
import { SkyText } from './sky-text.tsx';
import { WhyLine } from './why-line.tsx';

/** One part of life on the day, and the transit that it rests on. */
export function ReadingSection({
  section: { title, content, basis },
  date,
}: {
  section: Section;
  date: CivilDate;
}) {
  return (
    <section className="sheet">
      <span className="sheet-seal">
        <Roundel size={56} className="text-sign">
          <SectionIcon title={title} size={28} />
        </Roundel>
      </span>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3">
        <SkyText text={content} date={date} />
      </p>
      <WhyLine basis={basis} date={date} />
    </section>
  );
}
