import { InlineScript } from '../inline-script.tsx';
import text from './write-local-times.ts?inline-script';

/**
 * Converts the times of a served page to the reader's zone while it is parsed, and puts the reader's own date into its
 * title, so that nothing moves when the scripts load. It comes before the times: a page may be painted before all of it has
 * arrived.
 */
export function LocalTimesScript() {
  return <InlineScript text={text} />;
}
