import { LocalDaysScript } from '../../shell/local-times/local-days-script.tsx';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';

/** Put a month into the reader's zone before it is painted. */
export function CalendarScripts() {
  return (
    <>
      <LocalTimesScript />
      <LocalDaysScript />
    </>
  );
}
