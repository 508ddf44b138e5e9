import { LocalDaysScript } from '../../shell/local-times/local-days-script.tsx';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';

/** Convert a month to the reader's zone before the first paint. */
export function CalendarScripts() {
  return (
    <>
      <LocalTimesScript />
      <LocalDaysScript />
    </>
  );
}
