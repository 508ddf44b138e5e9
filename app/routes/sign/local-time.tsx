import { useSyncExternalStore } from 'react';

const FORMAT: Intl.DateTimeFormatOptions = {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** An instant by the reader's own clock. The server, and a reader whose clock is in UTC, show nothing here. */
export function LocalTime({ at }: { at: string }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHydrated || new Date(at).getTimezoneOffset() === 0) return null;
  return (
    <time dateTime={at} className="block text-ivory-soft">
      {`${new Intl.DateTimeFormat('en-US', FORMAT).format(new Date(at))}, your time`}
    </time>
  );
}
