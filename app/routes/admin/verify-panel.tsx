import { useEffect, useRef, useState } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Outcome, Verification } from '#services/browser/operator.ts';
import { toast } from '../../shell/toasts/toast.ts';
import { useReaderDay } from '../../shell/use-reader-day.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from './date-field.tsx';
import { failureOf, OutcomeList } from './outcome-list.tsx';
import { TEXTS, TOASTS } from './texts.ts';
import type { Admin } from './use-admin.ts';
import { useDayChanges } from './use-day-changes.ts';
import { VerificationResult } from './verification-result.tsx';

const TOAST = 'generate-missing';

export function VerifyPanel({ admin }: { admin: Admin }) {
  const today = useReaderDay(useSite().days).date;
  const [picked, setPicked] = useState<CivilDate | null>(null);
  const [busy, setBusy] = useState<'verifying' | 'generating' | null>(null);
  const [result, setResult] = useState<Verification | null>(null);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const date = picked ?? today;
  /** Responses for any other date are ignored as too late. */
  const askedLast = useRef(date);
  const button = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);
  // A button that was disabled, or whose row has moved to another list, has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a result, rows move
  useEffect(() => {
    if (busy === null && refocus.current && document.activeElement === document.body) {
      button.current?.focus();
    }
    refocus.current = false;
  }, [busy, result]);

  const looking = useRef({ isBusy: false, isStale: false });
  useDayChanges((result?.date ?? null) as CivilDate | null, () => void lookAgain());

  /** Keeps the result current while readings come and go; one look at a time. */
  async function lookAgain() {
    looking.current.isStale = true;
    if (looking.current.isBusy) return;
    looking.current.isBusy = true;
    while (looking.current.isStale) {
      looking.current.isStale = false;
      const asked = askedLast.current;
      const found = await admin.ask((functions) => functions.verify(asked));
      if (!found || 'failed' in found || asked !== askedLast.current) continue;
      refocus.current = document.activeElement !== document.body;
      setResult((shown) => shown && found.answer);
    }
    looking.current.isBusy = false;
  }

  function pick(day: CivilDate) {
    setPicked(day);
    if (day !== result?.date) setResult(null);
  }

  async function verify(asked: CivilDate) {
    const found = await admin.ask((functions) => functions.verify(asked));
    if (found === null) return;
    if ('failed' in found) toast.error(TOASTS.verifyFailed(found.failed));
    else if (asked === askedLast.current) setResult(found.answer);
  }

  async function verifyNow() {
    if (busy) return;
    setBusy('verifying');
    setOutcomes([]);
    askedLast.current = date;
    await verify(date);
    setBusy(null);
    refocus.current = true;
  }

  async function generateMissing(asked: CivilDate) {
    if (busy) return;
    setBusy('generating');
    setOutcomes([]);
    toast.loading(TOASTS.generatingAll, { id: TOAST });
    const done = await admin.ask((functions) =>
      functions.generateMissing(asked, (outcome) => setOutcomes((told) => [...told, outcome])),
    );
    if (done === null) toast.dismiss(TOAST);
    else {
      const failure = 'failed' in done ? done.failed : failureOf(done.answer.outcomes);
      if (failure) toast.error(TOASTS.generateAllFailed(failure), { id: TOAST });
      else toast.success(TOASTS.generated, { id: TOAST });
      await verify(asked);
    }
    setBusy(null);
  }

  return (
    <Card labelledBy="verify">
      <h2 id="verify">Verify Horoscopes</h2>
      <p className="mt-2 text-ivory-soft">See which signs have a horoscope for a date.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <DateField date={date} onPick={pick} />
        <Button ref={button} kind="gold" disabled={busy !== null} onClick={verifyNow}>
          {busy === 'verifying' ? TEXTS.verifying : TEXTS.verify}
        </Button>
      </div>
      <div aria-live="polite">
        {result && (
          <VerificationResult
            key={result.date}
            admin={admin}
            result={result}
            isBusy={busy !== null}
            onGenerateMissing={() => generateMissing(result.date as CivilDate)}
            onChange={() => verify(result.date as CivilDate)}
          />
        )}
      </div>
      <OutcomeList outcomes={outcomes} />
    </Card>
  );
}
