import { useEffect, useState } from 'react';
import { type CivilDate, fullDate } from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { History } from '#services/browser/operator.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextDifference } from '../../ui/text-difference.tsx';
import type { Admin } from './use-admin.ts';

interface HistoryDialogProps {
  admin: Admin;
  sign: Sign;
  date: CivilDate;
  onClose: () => void;
}

type ReadingText = Pick<NonNullable<History['current']>, 'title' | 'introduction' | 'sections'>;

/** The earlier texts of a reading, each as a diff against the one before it. */
export function HistoryDialog({ admin, sign, date, onClose }: HistoryDialogProps) {
  const [history, setHistory] = useState<History | { failed: string } | null>(null);
  const { ask } = admin;
  useEffect(() => {
    let isGone = false;
    ask((functions) => functions.history(sign, date)).then((found) => {
      if (isGone) return;
      if (found === null) onClose();
      else setHistory('answer' in found ? found.answer : found);
    });
    return () => {
      isGone = true;
    };
  }, [ask, sign, date, onClose]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`History of ${signName(sign)}`}
      description={`The reading for ${fullDate(date)}`}
      className="admin-dialog admin-dialog-wide"
    >
      <div aria-live="polite">{history && <Texts history={history} />}</div>
    </Dialog>
  );
}

function Texts({ history }: { history: History | { failed: string } }) {
  if ('failed' in history) return <p className="mt-4 text-ill">{history.failed}</p>;
  const { current, earlier } = history;
  if (!current) return <p className="mt-4">There is no reading.</p>;
  const texts = [{ ...current, writtenAt: current.updatedAt }, ...earlier];
  return (
    <>
      {earlier.length === 0 && <p className="mt-4">This is the only text it has had.</p>}
      <ol className="mt-2">
        {texts.map((text, i) => (
          <li key={text.writtenAt} className="mt-5 border-t border-ink-line pt-4">
            <h3 className="small-caps text-gold">
              {i > 0
                ? 'Before that'
                : current.published
                  ? 'As it is now'
                  : 'As it is now, not published'}
              {`, last changed ${text.writtenAt.slice(0, 16).replace('T', ' ')} UTC`}
            </h3>
            {i > 0 && (
              <p className="text-sm text-ivory-soft">{`Replaced: ${earlier[i - 1]!.reason || 'no reason was recorded.'}`}</p>
            )}
            <TextDifference
              before={paragraphsOf(texts[i + 1] ?? text)}
              after={paragraphsOf(text)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** By heading, since sections change places. */
function paragraphsOf({ title, introduction, sections }: ReadingText): Map<string, string> {
  return new Map([
    ['title', title],
    ['introduction', introduction],
    ...sections.map(({ title, content }) => [title, `${title}: ${content}`] as const),
  ]);
}
