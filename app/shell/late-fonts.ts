import { afterFirstPaint } from './late-scripts/after-first-paint.ts';

/**
 * A first visit is painted in the device's fonts, whose metrics fonts.css matches to ours. Ours load afterward, and are
 * swapped in at once if that moves nothing in view, otherwise on the next page. Later pages are painted in them.
 */
const KEY = 'fonts';
const FACES = ['500 1em "EB Garamond"', 'italic 500 1em "EB Garamond"', '500 1em "Alegreya Sans"'];
/** Browsers count a layout shift from this many CSS pixels on. */
const MOVED = 3;
/** Letter spacings, in em, to try so that a text keeps its number of lines. */
const SPACINGS = [5, -5, 10, -10, 15, -15, 20, -20].map((thousandths) => thousandths / 1_000);
const TEXTS = 'h1, h2, h3, p, li, dt, dd, summary, figcaption';

/** Runs in the head. `then` is called once the page is set in its final fonts. */
export function startFonts(page: Window, then: () => void) {
  const { document: doc } = page;
  const load = () => Promise.all(FACES.map((face) => doc.fonts.load(face)));
  // The worker has cached them too.
  if (page.navigator.serviceWorker?.controller || fontsLoadedBefore(page)) {
    doc.documentElement.dataset.fonts = '';
    load().catch(() => {});
    afterFirstPaint(page, then);
    return;
  }
  afterFirstPaint(page, () => {
    load()
      .then(() => {
        takeOver(doc, page.innerHeight);
        // Throws if storage is full; the next page then starts like this one.
        page.sessionStorage.setItem(KEY, '');
      })
      // The page stays as it is.
      .catch(() => {})
      .then(then);
  });
}

/** For a page that has replaced another without loading a document. */
export function setLoadedFonts(page: Window) {
  if (!fontsLoadedBefore(page)) return;
  page.document.documentElement.dataset.fonts = '';
  clearSpacings(page.document);
}

/** The spacing found for a text is wrong for another text in its place, or for another width. */
export function clearSpacings(doc: Document) {
  for (const text of doc.querySelectorAll<HTMLElement>(TEXTS)) text.style.letterSpacing = '';
}

/** Whether our fonts have already loaded during this visit, so that the browser's cache still has them. */
function fontsLoadedBefore(page: Window): boolean {
  return page.sessionStorage.getItem(KEY) !== null;
}

/** Sets what is in view in our fonts, unless that moves something. */
function takeOver(doc: Document, viewHeight: number) {
  const { dataset } = doc.documentElement;
  const seen = [...doc.body.querySelectorAll<HTMLElement>(':not(svg *, script, style)')]
    // Measuring what is not laid out yet would lay it out.
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .map((element) => ({ element, before: element.getBoundingClientRect() }))
    .filter(({ before }) => before.height > 0 && before.bottom > 0 && before.top < viewHeight);
  const texts = seen.filter(({ element }) => element.matches(TEXTS));
  dataset.fonts = '';
  for (const { element, before } of texts) keepLines(element, before.height);
  const moves = seen.some(
    ({ element, before }) =>
      Math.abs(element.getBoundingClientRect().top - before.top) >= MOVED &&
      getComputedStyle(element).display !== 'inline',
  );
  if (moves) {
    delete dataset.fonts;
    clearSpacings(doc);
  } else {
    doc.defaultView!.addEventListener('resize', () => clearSpacings(doc), { once: true });
  }
}

function keepLines(element: HTMLElement, height: number) {
  const isKept = () => Math.abs(element.offsetHeight - height) < MOVED;
  if (isKept()) return;
  const fits = SPACINGS.some((spacing) => {
    element.style.letterSpacing = `${spacing}em`;
    return isKept();
  });
  if (!fits) element.style.letterSpacing = '';
}
