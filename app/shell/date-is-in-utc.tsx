/** Without scripts a page shows the date in UTC, and says so. */
export function DateIsInUtc() {
  return <noscript> (the date in UTC)</noscript>;
}
