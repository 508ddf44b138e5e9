import { useState } from 'react';
import type { Outcome } from '#services/browser/operator.ts';
import { toast } from '../../shell/toasts/toast.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoteField } from './note-field.tsx';
import { failureOf, OutcomeList, type SignNews } from './outcome-list.tsx';
import { ALL_EXIST, TEXTS, TOASTS } from './texts.ts';
import type { Admin } from './use-admin.ts';
import { useDayChanges } from './use-day-changes.ts';

const TOAST = 'generate-all';

export function GeneratePanel({ admin }: { admin: Admin }) {
  const [isBusy, setBusy] = useState(false);
  const [isRefresh, setRefresh] = useState(false);
  const [note, setNote] = useState('');
  const [news, setNews] = useState<SignNews[]>([]);
  useDayChanges(useSite().days[0]!.date, (change) => {
    if (change === 'unknown') return;
    const outcome = change.change === 'stored' ? 'made' : 'updated';
    setNews((known) => withNews(known, { sign: change.sign, outcome, reason: null }));
  });

  async function generate() {
    if (isBusy) return;
    setBusy(true);
    setNews([]);
    toast.loading(TOASTS.generatingAll, { id: TOAST });
    const result = await admin.ask((functions) =>
      functions.generateAll({ refresh: isRefresh, note: isRefresh ? note : '' }, (told) =>
        setNews((known) => withOutcome(known, told)),
      ),
    );
    setBusy(false);
    if (result === null) return toast.dismiss(TOAST);
    const failure = 'failed' in result ? result.failed : failureOf(result.answer.outcomes);
    if (failure) toast.error(TOASTS.generateAllFailed(failure), { id: TOAST });
    else if ('answer' in result && result.answer.message === ALL_EXIST)
      toast.success(TOASTS.alreadyGenerated, { id: TOAST });
    else toast.success(TOASTS.generated, { id: TOAST });
  }

  return (
    <Card labelledBy="generate">
      <h2 id="generate">Generate Horoscopes</h2>
      <p className="mt-2 text-ivory-soft">
        Manually generate horoscopes for all zodiac signs for today. Use this when automatic
        generation failed, or when you want a refresh.
      </p>
      <label className="mt-4 flex items-center gap-3">
        <input
          type="checkbox"
          className="admin-check"
          checked={isRefresh}
          onChange={(event) => setRefresh(event.currentTarget.checked)}
        />
        Rewrite existing readings (old texts stay in the history)
      </label>
      {isRefresh && <NoteField note={note} onChange={setNote} />}
      <Button kind="gold" className="mt-4" aria-disabled={isBusy} onClick={generate}>
        {isBusy ? TEXTS.generatingAll : TEXTS.generateAll}
      </Button>
      <OutcomeList outcomes={news} />
    </Card>
  );
}

/** The outcome of a run replaces what realtime said about the same sign. */
function withOutcome(known: SignNews[], told: Outcome): SignNews[] {
  const isKnown = known.some(({ sign }) => sign === told.sign);
  return isKnown ? known.map((one) => (one.sign === told.sign ? told : one)) : [...known, told];
}

/** Realtime reports our own run, too, whose outcomes are more exact, except for signs that it left alone. */
function withNews(known: SignNews[], news: SignNews): SignNews[] {
  const before = known.find(({ sign }) => sign === news.sign);
  if (!before) return [...known, news];
  if (before.outcome !== 'existing') return known;
  return known.map((one) => (one === before ? news : one));
}
