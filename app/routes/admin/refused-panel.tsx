import { useState } from 'react';
import { type CivilDate, fullDate } from '#domain/calendar/civil-date.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { RefusedReading } from '#services/browser/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Admin } from './use-admin.ts';

/** What the gates refused in the last thirty days, and why. */
export function RefusedPanel({ admin }: { admin: Admin }) {
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ refused: RefusedReading[] } | { failed: string } | null>(
    null,
  );

  async function look() {
    if (isBusy) return;
    setBusy(true);
    const result = await admin.ask((functions) => functions.refused());
    if (result !== null) setFound('answer' in result ? result.answer : result);
    setBusy(false);
  }

  return (
    <Card labelledBy="refused">
      <h2 id="refused">Refused Horoscopes</h2>
      <p className="mt-2 text-ivory-soft">
        Readings for the last 30 days and for upcoming dates that failed the checks, and why. Those
        that have since been replaced are not listed.
      </p>
      <Button className="mt-4" aria-disabled={isBusy} onClick={look}>
        {isBusy ? 'Looking...' : 'Show Refused Horoscopes'}
      </Button>
      <div aria-live="polite" className="mt-4">
        {found && 'failed' in found && <p className="text-ill">{found.failed}</p>}
        {found && 'refused' in found && <RefusedList refused={found.refused} />}
      </div>
    </Card>
  );
}

function RefusedList({ refused }: { refused: RefusedReading[] }) {
  if (refused.length === 0) return <p>Nothing was refused.</p>;
  return (
    <ul className="grid gap-4">
      {refused.map(({ sign, date, reasons }) => (
        <li key={`${sign} ${date}`}>
          <h3>{`${signName(sign)}, ${fullDate(date as CivilDate)}`}</h3>
          <ul className="text-sm text-ivory-soft">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
