/**
 * Where the page's scripts do not come, or break before the page answers, it is marked, and the style sheet
 * shows it as to a reader without scripts: plain links, and no button that nothing would answer.
 */
export const scriptsFailedScript = () => `(${markFailedScripts})(window)`;

/** Runs in the head, as text: it can use nothing from outside of itself. */
function markFailedScripts(page: Window) {
  const { dataset } = page.document.documentElement;
  const mark = () => {
    if (dataset.answers === undefined) dataset.scriptsFailed = '';
  };
  // What a module imports while it runs fails as a promise; a module and what it stands on, as an event.
  page.addEventListener('unhandledrejection', mark);
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target === page || target instanceof HTMLScriptElement) mark();
    },
    true,
  );
}
