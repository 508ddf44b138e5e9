import type { ReadingSection as Section } from '#domain/reading/reading.ts';
import { Roundel } from '../../ui/roundel.tsx';
import { SectionIcon } from '../../ui/section-icon.tsx';

/** One part of life on the day, and the transit that it rests on. */
export function ReadingSection({ section: { title, content, basis } }: { section: Section }) {
  return (
    <section className="keep-together mt-10">
      <h2 className="flex items-center gap-4 text-xl">
        <Roundel size={48} className="text-sign">
          <SectionIcon title={title} size={24} />
        </Roundel>
        {title}
      </h2>
      <p className="mt-3">{content}</p>
      {basis && (
        <p className="mt-2 text-sm text-ivory-soft italic">
          <span className="small-caps text-gold not-italic">Why this reading</span> {basis}
        </p>
      )}
    </section>
  );
}
