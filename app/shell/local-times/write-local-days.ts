import { localFormText } from './local-form-text.ts';
import { sideOfDate } from './side-of-date.ts';
import { whileParsing } from './while-parsing.ts';

// What local-days-script.tsx puts into the page.
const written = new WeakSet<Element>();

whileParsing(() => {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-form]')) {
    // Its text is parsed after its tag.
    if (written.has(time) || !time.firstChild) continue;
    written.add(time);
    time.firstChild.nodeValue = localFormText(time.dateTime, time.dataset.form ?? '');
  }
  for (const thing of document.querySelectorAll<HTMLElement>('[data-side]')) {
    if (written.has(thing)) continue;
    written.add(thing);
    const { date = '', at = '', side } = thing.dataset;
    thing.hidden = sideOfDate(date, at) !== side;
  }
});
