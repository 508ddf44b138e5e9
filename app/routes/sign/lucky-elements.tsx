import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { LuckyElements as Lucky } from '#domain/reading/reading.ts';
import { SectionIcon } from '../../ui/section-icon.tsx';
import { SkyText } from './sky-text.tsx';

export function LuckyElements({ lucky, date }: { lucky: Lucky; date: CivilDate }) {
  const { numbers, colors, gemstones, directions, explanations } = lucky;
  const rows = [
    { label: 'Numbers', values: numbers.map(String), why: explanations.numbers },
    { label: 'Colors', values: colors, why: explanations.colors },
    { label: 'Gemstones', values: gemstones, why: explanations.gemstones },
    { label: 'Directions', values: directions, why: explanations.directions },
  ].filter(({ values }) => values.length > 0);
  if (rows.length === 0) return null;

  return (
    <section className="lucky keep-together">
      <h2 className="flex items-center gap-3">
        <SectionIcon title="lucky elements" size={34} className="text-sign" />
        Lucky Elements
      </h2>
      <dl className="lucky-list">
        {rows.map(({ label, values, why }) => (
          <div key={label}>
            <dt className="small-caps text-gold">{label}</dt>
            <dd>
              <span className="text-xl text-sign-pale">{values.join(', ')}</span>
              {why && (
                <span className="block text-sm text-ivory-soft">
                  <SkyText text={why} date={date} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
