interface DayWatchDeps {
  /** Shows the day of the device's clock where the page holds it; says whether it does. */
  showDay: (now: Date) => boolean;
  isOnline: () => boolean;
  /** Asks the server for the days that are today somewhere. */
  askServer: () => void;
}

/**
 * Notices that the device's date is another than the one shown, and shows that day, or asks for it. The
 * returned function is to be called every now and then. A server that does not know the day is asked at the
 * 1st, 2nd, 4th, 8th … of the calls that find it online: a clock that is a minute fast has its day soon, one
 * that is years off asks ever more rarely.
 */
export function watchDay(
  began: Date,
  { showDay, isOnline, askServer }: DayWatchDeps,
): (now: Date) => void {
  // A page that a browser brings back from its cache may be of another day from the start.
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
