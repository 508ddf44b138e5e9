import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';

/**
 * The sign that a reader has asked this device to remember. It is kept in the browser's storage alone, and no request
 * tells it: the script below marks the root element with it before the first paint, and the style sheet shows what the
 * server has written for that sign; see my-sign.css.
 */
const KEY = 'mySign';

/** Runs in the head. Static text, the same on every page. */
export const mySignScript = () =>
  `(${markMySign})(window,${JSON.stringify(KEY)},${JSON.stringify(SIGNS.join(' '))})`;

/** Runs in the head, as text: it can use nothing from outside of itself. */
function markMySign(page: Window, key: string, signs: string) {
  const { dataset } = page.document.documentElement;
  const mark = () => {
    let sign: string | null = null;
    try {
      sign = page.localStorage.getItem(key);
    } catch {
      // Storage is blocked.
    }
    if (sign && signs.split(' ').includes(sign)) dataset.mySign = sign;
    else delete dataset.mySign;
  };
  mark();
  // Another tab remembered or forgot, or the browser brings back a page from before that.
  page.addEventListener('storage', mark);
  page.addEventListener('pageshow', mark);
}

/** Whether `sign` is the remembered one, as the page shows it. Only for the browser. */
export function isMySign(sign: Sign): boolean {
  return document.documentElement.dataset.mySign === sign;
}

/** Remembers a sign in place of any other, or none with null; says whether the browser lets us. */
export function keepMySign(sign: Sign | null): boolean {
  try {
    if (sign) localStorage.setItem(KEY, sign);
    else localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  const { dataset } = document.documentElement;
  if (sign) dataset.mySign = sign;
  else delete dataset.mySign;
  return true;
}
