import type { ReadingCheck } from '#domain/reading/stored-reading.ts';
import { keepTogether } from './sky-text.tsx';

/** How many statements of the reading were held against the computed sky, with the list to open, in UTC as they were checked. */
export function StatementsChecked({ checks }: { checks: ReadingCheck[] }) {
  if (checks.length === 0) return null;
  const held = checks.filter(({ verdict }) => verdict === 'true').length;
  return (
    <details className="fold text-sm">
      <summary className="text-gold">
        {`${held} of ${checks.length} sky statements checked`}
      </summary>
      <ul className="text-ivory-soft">
        {checks.map(({ text, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts may repeat
          <li key={index} className="border-ink-line py-1.5 not-last:border-b">
            <q className="text-ivory">{keepTogether(text)}</q>
            <span className="block">{keepTogether(reason)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
