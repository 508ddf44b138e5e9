import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';

/**
 * The sign that a reader has asked this device to remember. It is stored only in the browser and sent in no request: the
 * function below marks the root element with it before the first paint, and the style sheet shows what the server has
 * rendered for that sign; see my-sign.css.
 */
const KEY = 'mySign';

/** Marks the root element of the page. Runs in the head. */
export function markMySign(page: Window) {
  const { dataset } = page.document.documentElement;
  const mark = () => {
    let kept: string | null = null;
    try {
      kept = page.localStorage.getItem(KEY);
    } catch {
      // Storage is blocked.
    }
    const sign = SIGNS.find((one) => one === kept);
    if (sign) dataset.mySign = sign;
    else delete dataset.mySign;
  };
  mark();
  // Another tab changed it, or the browser restored a page from before the change.
  page.addEventListener('storage', mark);
  page.addEventListener('pageshow', mark);
}

/** Whether `sign` is the remembered one, as the page shows it. Only for the browser. */
export function isMySign(sign: Sign): boolean {
  return document.documentElement.dataset.mySign === sign;
}

/** Remembers this sign instead of any other, or none if null; returns whether the browser allows it. */
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
