import { useHydrated } from '../use-hydrated.ts';
import { type LocalForm, localFormText } from './local-form-text.ts';

/** An instant by the reader's own clock in a calendar's short form; in UTC without scripts. */
export function LocalFormTime({ at, form }: { at: string; form: LocalForm }) {
  const isHydrated = useHydrated();
  const utc = form === 'clock' ? `${at.slice(11, 16)}\u00a0UTC` : localFormText(at, form, 0);
  return (
    <time dateTime={at} data-form={form} suppressHydrationWarning>
      {isHydrated ? localFormText(at, form) : utc}
    </time>
  );
}
