import { Link } from 'react-router';
import type { ReadingCheck } from '#domain/reading/gates/judgment.ts';
import { withNoBreakSpaces } from './sky-text.tsx';
import { worthTelling } from './worth-telling.ts';

/**
 * How many statements of the reading were checked against the computed sky; unfolds to the list, in UTC as they were
 * checked.
 */
export function StatementsChecked({ checks }: { checks: ReadingCheck[] }) {
  const shown = worthTelling(checks);
  if (shown.length === 0) return null;
  const held = shown.filter(({ verdict }) => verdict === 'true').length;
  return (
    <details className="fold text-sm">
      <summary className="text-gold">{`${held} of ${shown.length} sky statements checked`}</summary>
      <p className="text-ivory-soft">
        Before a reading is published, our program checks each thing it says about the sky against
        the positions that Astronomy Engine computes. <Link to="/method">How we check</Link>
      </p>
      <ul className="mt-1 text-ivory-soft">
        {shown.map(({ text, reason }) => (
          <li key={reason} className="border-ink-line py-1.5 not-last:border-b">
            <q className="text-ivory">{withNoBreakSpaces(text)}</q>
            <span className="block">{withNoBreakSpaces(reason)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
