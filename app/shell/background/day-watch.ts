interface DayWatchDeps {
  /** Shows the day of the device's clock if the page has it; returns whether it does. */
  showDay: (now: Date) => boolean;
  isOnline: () => boolean;
  /** Requests the days that are today somewhere from the server. */
  askServer: () => void;
}

/**
 * Notices when the device's date differs from the one shown, and shows that day or requests it. Call the returned
 * function every now and then. While online, the server is asked at the 1st, 2nd, 4th, 8th … call until it knows the
 * day: a device whose clock is a minute fast soon gets its day, and one that is years off asks less and less often.
 */
export function watchDay(
  began: Date,
  { showDay, isOnline, askServer }: DayWatchDeps,
): (now: Date) => void {
  // A page that the browser restores from its cache may show another day from the start.
  let shown = showDay(began) ? began.toDateString() : '';
  let missed = '';
  let calls = 0;

  return (now) => {
    const date = now.toDateString();
    if (date === shown) return;
    if (showDay(now)) {
      shown = date;
      return;
    }
    if (!isOnline()) return;
    calls = date === missed ? calls + 1 : 1;
    missed = date;
    if (Number.isInteger(Math.log2(calls))) askServer();
  };
}
