import { afterFirstPaint } from './late-scripts/after-first-paint.ts';

/**
 * A first visit is painted in the device's fonts, whose metrics fonts.css matches to ours. Ours load afterward, and are
 * swapped in at once if that moves nothing in view, otherwise on the next page. Later pages are painted in them.
 */
const KEY = 'fonts';
const FACES = ['500 1em "EB Garamond"', 'italic 500 1em "EB Garamond"', '500 1em "Alegreya Sans"'];
/** Browsers count a layout shift from this many CSS pixels on. */
const MOVED = 3;
/** A sideways move by fewer pixels adds little to the layout shift. */
const NUDGED = 24;
/** A text with fewer characters fills too little of the view to count. */
const SHORT = 40;
/** Letter spacings, in em, to try so that a text keeps its lines. */
const SPACINGS = [0, 5, -5, 10, -10, 15, -15, 20, -20].map((thousandths) => thousandths / 1_000);
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
        takeOver(page);
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

/** An element in view, or a text in it, and where it was. */
interface Place<Placed extends Element | Text = Element | Text> {
  node: Placed;
  before: DOMRect;
}

function rectOf(node: Element | Text): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = new Range();
  range.selectNode(node);
  return range.getClientRects()[0] ?? range.getBoundingClientRect();
}

function placeOf<Placed extends Element | Text>(node: Placed): Place<Placed> {
  return { node, before: rectOf(node) };
}

/** Whether it begins where it did; browsers measure a layout shift from there. */
function stays({ node, before }: Place): boolean {
  const { top, left } = rectOf(node);
  return Math.abs(top - before.top) < MOVED && Math.abs(left - before.left) < NUDGED;
}

/** Sets what is in view in our fonts, unless that moves something. */
function takeOver(page: Window) {
  const { document: doc, innerHeight } = page;
  const { dataset } = doc.documentElement;
  const seen = [...doc.body.querySelectorAll<HTMLElement>(':not(svg *, script, style)')]
    // Measuring what is not laid out yet would lay it out.
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .map(placeOf)
    .filter(({ before }) => before.height > 0 && before.bottom > 0 && before.top < innerHeight);
  const texts = seen
    .flatMap(({ node }) => [...node.childNodes])
    .filter((node): node is Text => node instanceof Text && node.length > SHORT)
    .map(placeOf);
  dataset.fonts = '';
  for (const { node, before } of seen)
    if (node.matches(TEXTS)) keepLines(node, before.height, texts);
  if ([...seen, ...texts].every(stays)) {
    page.addEventListener('resize', () => clearSpacings(doc), { once: true });
  } else {
    delete dataset.fonts;
    clearSpacings(doc);
  }
}

/** Keeps an element's lines, and the texts in it, such as those after a link, where they began. */
function keepLines(element: HTMLElement, height: number, texts: Place[]) {
  const inside = texts.filter(({ node }) => element.contains(node));
  const fits = SPACINGS.some((spacing) => {
    element.style.letterSpacing = spacing ? `${spacing}em` : '';
    return Math.abs(element.offsetHeight - height) < MOVED && inside.every(stays);
  });
  if (!fits) element.style.letterSpacing = '';
}
