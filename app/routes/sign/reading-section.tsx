import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { ReadingSection as Section } from '#domain/reading/reading.ts';
import { SectionIcon } from '../../ui/section-icon.tsx';
import { restsOn } from './rests-on.ts';
import { sectionId } from './section-id.ts';
import { SkyText } from './sky-text.tsx';
import { WhyLine } from './why-line.tsx';

/** A section about one part of life, and the transit that it is based on, whose planets light up in the wheel with it. */
export function ReadingSection({
  section: { title, content, basis },
  date,
}: {
  section: Section;
  date: CivilDate;
}) {
  return (
    <section
      id={sectionId(title, date)}
      data-rests={restsOn(basis).join(' ') || undefined}
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
