import { useCallback, useRef, useState } from 'react';
import { type CivilDate, fullDate } from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { Verification } from '#services/browser/operator.ts';
import { toast } from '../../shell/toasts/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { NoteField } from './note-field.tsx';
import { TEXTS, TOASTS } from './texts.ts';
import type { Admin } from './use-admin.ts';

type Action = 'withdraw' | 'restore' | 'rewrite';

interface VerificationResultProps {
  admin: Admin;
  result: Verification;
  isBusy: boolean;
  onGenerateMissing: () => void;
  /** After a reading was withdrawn, restored or rewritten. */
  onChange: () => Promise<void>;
}

export function VerificationResult({
  admin,
  result,
  isBusy,
  onGenerateMissing,
  onChange,
}: VerificationResultProps) {
  const { complete, existingSigns, missingSigns, withdrawnSigns } = result;
  const date = result.date as CivilDate;
  const [note, setNote] = useState('');
  const [acting, setActing] = useState<Sign | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const historyButton = useRef<HTMLElement>(null);
  const [historyOf, setHistoryOf] = useState<Sign | null>(null);

  const closeHistory = useCallback(() => {
    setHistoryOf(null);
    historyButton.current?.focus();
  }, []);

  async function act(sign: Sign, action: Action) {
    if (acting) return;
    setActing(sign);
    const name = signName(sign);
    const id = `act-${sign}`;
    if (action === 'rewrite') toast.loading(TOASTS.generatingOne(name), { id });
    const done = await admin.ask((functions) => functions.moderate(sign, date, { action, note }));
    if (done === null) toast.dismiss(id);
    else if ('failed' in done) toast.error(FAILED[action](done.failed), { id });
    else toast.success(DONE[action](name), { id });
    if (done && 'answer' in done) {
      setNote('');
      await onChange();
    }
    setActing(null);
    // The row that was pressed may have moved to another list.
    if (document.activeElement === document.body) heading.current?.focus();
  }

  const row = (sign: Sign, actions: Action[]) => (
    <li key={sign} data-sign={sign}>
      <ZodiacGlyph sign={sign} size={22} className="text-sign" />
      <span className="flex-1">{signName(sign)}</span>
      <span className="admin-actions">
        {actions.map((action) => (
          <Button
            key={action}
            kind="quiet"
            aria-disabled={acting !== null}
            aria-label={`${WORDS[action]} ${signName(sign)}`}
            onClick={() => act(sign, action)}
          >
            {WORDS[action]}
          </Button>
        ))}
        <Button
          kind="quiet"
          aria-label={`History of ${signName(sign)}`}
          onClick={(event) => {
            historyButton.current = event.currentTarget;
            setHistoryOf(sign);
          }}
        >
          History
        </Button>
      </span>
    </li>
  );

  return (
    <div className="mt-6 border-t border-ink-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 ref={heading} tabIndex={-1}>
          {`Results for ${fullDate(date)}`}
        </h3>
        <span className={`admin-badge ${complete ? 'text-good' : 'text-ill'}`}>
          {complete ? 'Complete' : 'Incomplete'}
        </span>
      </div>
      {withdrawnSigns.length + existingSigns.length > 0 && (
        <NoteField note={note} onChange={setNote} />
      )}
      {withdrawnSigns.length > 0 && (
        <>
          <h4 className="small-caps mt-4 text-gold">{`Withdrawn signs (${withdrawnSigns.length})`}</h4>
          <ul className="admin-signs">
            {withdrawnSigns.map((sign) => row(sign, ['restore', 'rewrite']))}
          </ul>
        </>
      )}
      <h4 className="small-caps mt-4 text-gold">{`Existing signs (${existingSigns.length})`}</h4>
      {existingSigns.length === 0 ? (
        <p>{TEXTS.noneFound}</p>
      ) : (
        <ul className="admin-signs">
          {existingSigns.map((sign) => row(sign, ['withdraw', 'rewrite']))}
        </ul>
      )}
      <h4 className="small-caps mt-4 text-gold">{`Missing signs (${missingSigns.length})`}</h4>
      {missingSigns.length === 0 ? (
        <p>{TEXTS.noneMissing}</p>
      ) : (
        <>
          <p>{missingSigns.map(signName).join(', ')}</p>
          <Button className="mt-3" aria-disabled={isBusy} onClick={onGenerateMissing}>
            Generate Missing Horoscopes
          </Button>
        </>
      )}
      {historyOf && (
        <HistoryDialog admin={admin} sign={historyOf} date={date} onClose={closeHistory} />
      )}
    </div>
  );
}

const WORDS: Record<Action, string> = {
  withdraw: 'Withdraw',
  restore: 'Restore',
  rewrite: 'Rewrite',
};

const FAILED: Record<Action, (reason: string) => string> = {
  withdraw: TOASTS.withdrawFailed,
  restore: TOASTS.restoreFailed,
  rewrite: TOASTS.generateOneFailed,
};

const DONE: Record<Action, (name: string) => string> = {
  withdraw: TOASTS.withdrawn,
  restore: TOASTS.restored,
  rewrite: TOASTS.generatedOne,
};
