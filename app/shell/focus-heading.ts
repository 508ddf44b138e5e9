/** Focuses the visible heading in `page`; a sign's page has one for each live date. */
export function focusHeading(page: ParentNode): void {
  const headings = [...page.querySelectorAll('h1')];
  const heading = headings.find(({ offsetParent }) => offsetParent !== null);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
