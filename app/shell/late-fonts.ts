import { afterFirstPaint } from './late-scripts/after-first-paint.ts';

/**
 * A first visit is painted in the device's fonts, whose metrics fonts.css matches to ours. Ours load afterward, and are
 * swapped in at once if that moves nothing in view, otherwise on the next page. Later pages are painted in them.
 */
const KEY = 'fonts';
const FACES = ['500 1em "EB Garamond"', 'italic 500 1em "EB Garamond"', '500 1em "Alegreya Sans"'];
/** Browsers count a layout shift from this many CSS pixels on. */
const MOVED = 3;
/** A text that begins this near to where it did has its words on the same lines. */
const NUDGED = 32;
/** Half the layout shift that a page may have, since more may come. */
const MAX_SHIFT = 0.005;
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

/** Where a box or a text is, and where its first line begins. */
interface Place<Placed extends Node = Node> {
  node: Placed;
  box: DOMRect;
  start: DOMRect;
}

function placeOf<Placed extends Node>(node: Placed): Place<Placed> {
  if (node instanceof Element) {
    const box = node.getBoundingClientRect();
    return { node, box, start: box };
  }
  const range = document.createRange();
  range.selectNode(node);
  const box = range.getBoundingClientRect();
  return { node, box, start: range.getClientRects()[0] ?? box };
}

/** How many pixels it has moved, as browsers measure it for a layout shift: by the beginning of its first line. */
function distanceFrom(before: Place, now = placeOf(before.node)): number {
  const [from, to] = [before.start, now.start];
  return Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top));
}

/** Sets what is in view in our fonts, unless that moves something. */
function takeOver(page: Window) {
  const { document: doc, innerHeight } = page;
  const { dataset } = doc.documentElement;
  const seen = [...doc.body.querySelectorAll<HTMLElement>(':not(svg *, script, style)')]
    // Measuring what is not laid out yet would lay it out.
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .map(placeOf)
    .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight);
  const texts = seen
    .flatMap(({ node }) => [...node.childNodes])
    .filter((node) => node instanceof Text && /\S/.test(node.data))
    .map(placeOf);
  dataset.fonts = '';
  for (const { node, box } of seen)
    if (node.matches(TEXTS))
      keepLines(
        node,
        box.height,
        texts.filter((text) => node.contains(text.node)),
      );
  if (shiftOf([...seen, ...texts], page) > MAX_SHIFT) {
    delete dataset.fonts;
    clearSpacings(doc);
  } else {
    page.addEventListener('resize', () => clearSpacings(doc), { once: true });
  }
}

/** Tries to keep an element's height, and the texts in it, such as those after a link, where they begin. */
function keepLines(element: HTMLElement, height: number, texts: Place[]) {
  const keepsHeight = () => Math.abs(element.offsetHeight - height) < MOVED;
  const keepsTexts = () => texts.every((text) => distanceFrom(text) < NUDGED);
  const space = (fits: () => boolean) =>
    SPACINGS.some((spacing) => {
      element.style.letterSpacing = spacing ? `${spacing}em` : '';
      return fits();
    });
  if (!space(() => keepsHeight() && keepsTexts()) && !space(keepsHeight))
    element.style.letterSpacing = '';
}

/**
 * About the layout shift that browsers report: the share of the view that moved, times the farthest move. Infinite if a
 * box moved up or down: all that is below it would move, too.
 */
function shiftOf(places: Place[], { innerWidth, innerHeight }: Window): number {
  let [area, distance] = [0, 0];
  for (const before of places) {
    const now = placeOf(before.node);
    const moved = distanceFrom(before, now);
    if (moved < MOVED) continue;
    const [from, to] = [before.box, now.box];
    if (before.node instanceof Element) {
      // Browsers count the texts of an inline element, not its box.
      if (getComputedStyle(before.node).display === 'inline') continue;
      if (Math.abs(to.top - from.top) >= MOVED) return Number.POSITIVE_INFINITY;
    }
    distance = Math.max(distance, moved);
    const width = Math.max(from.right, to.right) - Math.min(from.left, to.left);
    const bottom = Math.min(innerHeight, Math.max(from.bottom, to.bottom));
    area += width * Math.max(0, bottom - Math.min(from.top, to.top));
  }
  return ((area / innerWidth / innerHeight) * distance) / Math.max(innerWidth, innerHeight);
}
