/** Changes the page while keeping the heading that the reader is under at the same place on the screen. */
export function holdPlace(change: () => void): void {
  const root = document.documentElement;
  const before = headings().filter(({ top }) => top < innerHeight / 2);
  before.sort((a, b) => b.top - a.top);
  // Browsers anchor scrolling to some other element, and Safari does not do it at all.
  root.style.overflowAnchor = 'none';
  change();
  const after = headings();
  for (const { text, top } of before) {
    const same = after.find((heading) => heading.text === text);
    if (!same) continue;
    if (scrollY > 0) scrollBy({ top: same.top - top, behavior: 'instant' });
    break;
  }
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
}

/** The visible headings of the reading, with their distances in pixels from the top of the screen. */
function headings(): { text: string | null; top: number }[] {
  return [...document.querySelectorAll('.reading :is(h1, h2, h3):not(aside *)')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map((heading) => ({
      text: heading.textContent,
      top: heading.getBoundingClientRect().top,
    }));
}
