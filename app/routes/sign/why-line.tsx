import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { SkyText } from './sky-text.tsx';

/** What the text above is based on in the sky; renders nothing if the reading doesn't say. */
export function WhyLine({ basis, date }: { basis: string; date: CivilDate }) {
  if (!basis) return null;
  return (
    <p className="mt-3 border-t border-ink-line pt-2 text-sm text-ivory-soft italic">
      <span className="small-caps text-gold not-italic">Why this reading:</span>{' '}
      <SkyText text={basis} date={date} />
    </p>
  );
}
