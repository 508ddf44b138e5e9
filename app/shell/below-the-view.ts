import { afterFirstPaint } from './late-scripts/after-first-paint.ts';
import { whenIdle } from './when-idle.ts';

/** What is below the fold on a phone, part by part. */
const PARTS =
  '.sign-cards>li,.sign-cards~*,.reading-grid>:not(.reading-lead),.reading-grid~*,.reading~*,' +
  '.article-cards>li:not(:first-child),.article-contents,.article-sky,.article-text>*,.article-end,.site-footer';
/** About the height of a part. */
const HEIGHT = '20rem';
const ON_A_PHONE = '(width < 48rem)';
/**
 * Every part begins below a view of this size, except on short pages the footer, and the sky of a day without a
 * reading.
 */
const IN_A_SMALL_VIEW = '(width < 30rem) and (height < 56rem)';
const HIGHER_UP = '.site-footer,p.reading-lead~*';

/**
 * Keeps a phone from laying out what is below the fold before the first paint, except when the browser restores a
 * scroll position or scrolls to a fragment. Runs in the head. The returned function lays out the rest, one part at a
 * time, when the browser is idle; what the reader scrolls to before that is laid out at once.
 */
export function deferLayout(page: Window & typeof globalThis): () => void {
  const { document: doc } = page;
  const [navigation] = page.performance.getEntriesByType('navigation');
  const { type, name } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  // Unlike the location's hash, the entry also has a fragment that names a text: `#:~:text=some words`.
  if (type !== 'navigate' || name?.includes('#') || !page.CSS.supports('content-visibility: auto'))
    return () => {};
  const sheet = new page.CSSStyleSheet({ media: ON_A_PHONE });
  const near = `:where(${PARTS}){content-visibility:auto;contain-intrinsic-block-size:${HEIGHT}}`;
  // With `auto` alone, the browser also lays out what is just below the view.
  sheet.replaceSync(
    `${near}@media ${IN_A_SMALL_VIEW}{:where(${PARTS}):not(${HIGHER_UP}){content-visibility:hidden}}`,
  );
  doc.adoptedStyleSheets.push(sheet);
  afterFirstPaint(page, () => sheet.replaceSync(near));

  return () => {
    const parts = [...doc.querySelectorAll<HTMLElement>(PARTS)];
    const rest = [...parts];
    whenIdle(function layOutNext() {
      const part = rest.shift();
      if (part) {
        part.style.contentVisibility = 'visible';
        whenIdle(layOutNext);
        return;
      }
      doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const each of parts) each.style.contentVisibility = '';
    });
  };
}
