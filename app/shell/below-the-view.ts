import { whenIdle } from './when-idle.ts';

/** What a phone's first view doesn't show, part by part. */
const PARTS =
  '.sign-cards>li,.sign-cards~*,.reading-grid>:not(.reading-lead),.reading-grid~*,.reading~*,' +
  '.article-cards>li:not(:first-child),.article-contents,.article-sky,.article-text>*,.article-end,.site-footer';
/** About the height of a part. */
const HEIGHT = '20rem';
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
  const sheet = new page.CSSStyleSheet({ media: ON_A_PHONE });
  sheet.replaceSync(
    `:where(${PARTS}){content-visibility:auto;contain-intrinsic-block-size:${HEIGHT}}`,
  );
  doc.adoptedStyleSheets.push(sheet);

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
