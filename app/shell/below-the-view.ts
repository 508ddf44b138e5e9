import { whenIdle } from './when-idle.ts';

/** What a phone's first view doesn't show, part by part, each with about its height in rem. */
const PARTS: Record<string, number> = {
  '.sign-cards > li': 13,
  '.sign-cards ~ *': 20,
  '.reading-grid > :not(.reading-lead)': 35,
  '.reading-grid ~ *': 35,
  '.reading ~ *': 40,
  '.article-cards > li:not(:first-child)': 33,
  '.article-contents, .article-sky': 18,
  '.article-text > *': 11,
  '.article-end': 40,
  '.site-footer': 18,
};
const SELECTOR = Object.keys(PARTS).join();
const ON_A_PHONE = '(width < 48rem)';

/**
 * Keeps a phone from laying out what is below the first view before it paints that view, except when the browser returns to
 * a place on the page. Runs in the head. The returned function has the rest laid out, a part at a time, when the browser is
 * idle; what the reader scrolls to before that is laid out at once.
 */
export function putOffLayout(page: Window & typeof globalThis): () => void {
  const { document: doc } = page;
  const [navigation] = page.performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  if (!isNew || page.location.hash !== '' || !page.CSS.supports('content-visibility: auto'))
    return () => {};
  const rules = Object.entries(PARTS).map(
    ([part, rem]) =>
      `:where(${part}) { content-visibility: auto; contain-intrinsic-block-size: ${rem}rem }`,
  );
  const sheet = new page.CSSStyleSheet({ media: ON_A_PHONE });
  sheet.replaceSync(rules.join('\n'));
  doc.adoptedStyleSheets.push(sheet);

  return () => {
    const parts = [...doc.querySelectorAll<HTMLElement>(SELECTOR)];
    whenIdle(function layOutNext() {
      const part = parts.shift();
      if (part) {
        part.style.contentVisibility = 'visible';
        whenIdle(layOutNext);
        return;
      }
      doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const each of doc.querySelectorAll<HTMLElement>(SELECTOR))
        each.style.contentVisibility = '';
    });
  };
}
