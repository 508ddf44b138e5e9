import { signName } from '#domain/zodiac/signs.ts';
import type { Outcome } from '#services/browser/operator.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** What happened to a sign: an outcome of our own run, or what someone else did meanwhile. */
export type SignNews = Omit<Outcome, 'outcome'> & { outcome: Outcome['outcome'] | 'updated' };

const WORDS: Record<SignNews['outcome'], string> = {
  existing: 'exists',
  withdrawn: 'stays withdrawn',
  made: 'generated',
  rewritten: 'rewritten',
  updated: 'updated',
  failed: 'failed',
};

/** Each sign as soon as it is done, and why one failed. */
export function OutcomeList({ outcomes }: { outcomes: SignNews[] }) {
  return (
    <ul aria-live="polite" aria-label="What was done" className="admin-signs mt-4">
      {outcomes.map(({ sign, outcome, reason }) => (
        <li key={sign} data-sign={sign}>
          <ZodiacGlyph sign={sign} size={22} className="text-sign" />
          <span>
            {`${signName(sign)}: `}
            <span className={outcome === 'failed' ? 'text-ill' : 'text-good'}>
              {WORDS[outcome]}
            </span>
            {reason && <span className="block text-sm text-ivory-soft">{reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The failures of a run in one line; null if there are none. */
export function failureOf(outcomes: Outcome[]): string | null {
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return null;
  return failed.map(({ sign, reason }) => `${signName(sign)} (${reason})`).join(', ');
}
