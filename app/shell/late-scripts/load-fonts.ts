const KEY = 'fonts';

/**
 * Loads the fonts, whose files `hrefs` names. A device that has them paints the page in them. On any other they load after
 * the first paint, which they would hold up by a third, and replace the fallbacks of the same widths if that moves nothing
 * in view, and otherwise on the next page; see app/styles/fonts.css.
 */
export function loadFontsScript(hrefs: readonly string[]): string {
  return `(${loadFonts})(window,${JSON.stringify(KEY)},${JSON.stringify(hrefs.join(' '))})`;
}

/** Shows the fonts if they have loaded and wait for a page to start with. Only for the browser. */
export function showWaitingFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts === 'waiting') dataset.fonts = 'shown';
}

/** Runs in the head, as text: it can use nothing from outside itself. */
function loadFonts(page: Window & typeof globalThis, key: string, hrefs: string) {
  const { document: doc } = page;
  const { dataset } = doc.documentElement;
  let kept: string | null = null;
  try {
    kept = page.localStorage.getItem(key);
  } catch {
    // Storage is blocked.
  }
  if (kept === hrefs) {
    dataset.fonts = 'shown';
    for (const href of hrefs.split(' ')) {
      const preload = doc.createElement('link');
      Object.assign(preload, { rel: 'preload', as: 'font', type: 'font/woff2', href });
      preload.crossOrigin = 'anonymous';
      doc.head.append(preload);
    }
    return;
  }

  /** Where each text and drawing in view begins. */
  function places() {
    const found = new Map<Node, DOMRect>();
    const note = (node: Node, place: DOMRect) => {
      if (place.width > 0 && place.bottom > 0 && place.top < page.innerHeight)
        found.set(node, place);
    };
    const texts = doc.createTreeWalker(doc.body, page.NodeFilter.SHOW_TEXT);
    const range = doc.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const first = text.data.search(/\S/);
      if (first < 0) continue;
      // With the space before it, which may be at the end of another line.
      range.setStart(text, 0);
      range.setEnd(text, first + 1);
      note(text, range.getBoundingClientRect());
    }
    for (const drawing of doc.querySelectorAll('svg,img'))
      note(drawing, drawing.getBoundingClientRect());
    return found;
  }

  /** The layout shift between two states of the page, as browsers measure it or a little more. */
  function shift(before: Map<Node, DOMRect>, after: Map<Node, DOMRect>) {
    const { innerWidth: width, innerHeight: height } = page;
    const whole = doc.createRange();
    let area = 0;
    let distance = 0;
    for (const [node, from] of before) {
      const to = after.get(node) ?? from;
      const moves = [to.left - from.left, to.top - from.top, to.bottom - from.bottom];
      const move = Math.max(...moves.map(Math.abs));
      if (move <= 3) continue;
      whole.selectNode(node);
      const moved = whole.getBoundingClientRect();
      area += moved.width * Math.min(moved.height, height);
      distance = Math.max(distance, move);
    }
    return (area / (width * height)) * (distance / Math.max(width, height));
  }

  function show() {
    const before = places();
    dataset.fonts = 'shown';
    if (shift(before, places()) > 0.005 && !doc.hidden) dataset.fonts = 'waiting';
  }

  async function load() {
    // Those that load too late for `optional` would never be shown.
    for (const face of doc.fonts) face.display = 'swap';
    const fonts = [
      '500 1em "EB Garamond"',
      'italic 500 1em "EB Garamond"',
      '500 1em "Alegreya Sans"',
    ];
    await Promise.all(fonts.map((font) => doc.fonts.load(font)));
    page.requestAnimationFrame(show);
    try {
      page.localStorage.setItem(key, hrefs);
    } catch {
      // They come late on each page.
    }
  }

  // Two frames after everything is parsed and something painted: the page is painted.
  let isPainted = false;
  function startWhenPainted() {
    if (!isPainted || doc.readyState === 'loading') return;
    const nextFrame = (act: () => void) => page.requestAnimationFrame(() => act());
    // If it fails, the fallbacks stay.
    nextFrame(() => nextFrame(() => void load().catch(() => {})));
  }
  function onPaint() {
    isPainted = true;
    startWhenPainted();
  }
  doc.addEventListener('DOMContentLoaded', startWhenPainted);
  if (page.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    const observer = new page.PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      onPaint();
    });
    observer.observe({ type: 'paint', buffered: true });
  } else page.addEventListener('load', onPaint);
  doc.addEventListener('visibilitychange', () => {
    if (doc.hidden && dataset.fonts === 'waiting') dataset.fonts = 'shown';
  });
}
