import type { LuckyElements as Lucky } from '#domain/reading/reading.ts';

export function LuckyElements({ lucky }: { lucky: Lucky }) {
  const rows = [
    { label: 'Numbers', values: lucky.numbers.map(String), why: lucky.explanations.numbers },
    { label: 'Colors', values: lucky.colors, why: lucky.explanations.colors },
    { label: 'Gemstones', values: lucky.gemstones, why: lucky.explanations.gemstones },
    { label: 'Directions', values: lucky.directions, why: lucky.explanations.directions },
  ].filter(({ values }) => values.length > 0);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>Lucky Elements</h2>
      <dl className="lucky">
        {rows.map(({ label, values, why }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{values.join(', ')}</strong>
              {why && <p>{why}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
