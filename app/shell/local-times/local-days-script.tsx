import { InlineScript } from '../inline-script.tsx';
import text from './write-local-days.ts?inline-script';

/**
 * Converts a calendar to the reader's zone while it is parsed: the times marked with `data-form`, and, for events listed
 * under every date on which they may fall, which one is visible.
 */
export function LocalDaysScript() {
  return <InlineScript text={text} />;
}
