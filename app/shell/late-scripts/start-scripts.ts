import { removeSmallPictures } from '../full-size-pictures.ts';
import { afterFirstPaint } from './after-first-paint.ts';

/**
 * Loads the page's scripts after its first paint, so that they don't compete with it, or at the reader's first touch.
 * Until then `hold-scripts.server.ts` keeps them as text.
 */
export function startScripts(page: Window) {
  const { document: doc } = page;
  let isWanted = false;

  function start() {
    isWanted = true;
    const held = doc.querySelector<HTMLScriptElement>('script[data-files]');
    const files = held?.dataset.files;
    // Not parsed yet, or started.
    if (!held || files === undefined) return;
    held.removeAttribute('data-files');
    // A restored scroll position starts the scripts before the first paint.
    removeSmallPictures(doc);
    for (const href of files.split(' ')) {
      const preload = doc.createElement('link');
      preload.rel = 'modulepreload';
      preload.href = href;
      doc.head.append(preload);
    }
    const script = doc.createElement('script');
    script.type = 'module';
    script.text = held.text;
    doc.head.append(script);
  }

  function startWhenIdle() {
    // Safari has no idle callback.
    if ('requestIdleCallback' in page) page.requestIdleCallback(start, { timeout: 1_000 });
    else setTimeout(start, 100);
  }

  for (const eventName of ['pointerdown', 'keydown', 'scroll']) {
    page.addEventListener(
      eventName,
      () => {
        doc.documentElement.dataset.touched = '';
        start();
      },
      { capture: true, once: true, passive: true },
    );
  }
  page.addEventListener('load', () => afterFirstPaint(page, startWhenIdle));
  doc.addEventListener('DOMContentLoaded', () => {
    if (isWanted) start();
    // A picture may hold up `load` for long.
    else setTimeout(startWhenIdle, 4_000);
  });
}
