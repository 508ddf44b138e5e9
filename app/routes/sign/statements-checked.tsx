import type { ReadingCheck } from '#domain/reading/stored-reading.ts';

/** How many statements of the reading were held against the computed sky, with the list to open. */
export function StatementsChecked({ checks }: { checks: ReadingCheck[] }) {
  if (checks.length === 0) return null;
  const held = checks.filter(({ verdict }) => verdict === 'true').length;
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-gold">
        {`${held} of ${checks.length} sky statements checked`}
      </summary>
      <ul className="mt-2 text-ivory-soft">
        {checks.map(({ text, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts may repeat
          <li key={index} className="border-ink-line py-1.5 not-last:border-b">
            <q className="text-ivory">{text}</q>
            <span className="block">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
