/**
 * If the page's scripts don't load, or fail before hydration, marks the page, which the style sheet then shows as it
 * would without scripts: plain links, and no buttons that would do nothing.
 */
export function markFailedScripts(page: Window) {
  const { dataset } = page.document.documentElement;
  const mark = () => {
    if (dataset.hydrated === undefined) dataset.scriptsFailed = '';
  };
  // A dynamic import fails as a promise; a module and its static imports, as an event.
  page.addEventListener('unhandledrejection', mark);
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target === page || target instanceof HTMLScriptElement) mark();
    },
    true,
  );
}
