import { InlineScript } from '../inline-script.tsx';
import { localFormText } from './local-form-text.ts';
import { sideOfDate } from './side-of-date.ts';
import { whileParsing } from './while-parsing.ts';

/**
 * Converts a calendar to the reader's zone while it is parsed: the times marked with `data-form`, and, for events listed
 * under every date on which they may fall, which one is visible.
 */
export function LocalDaysScript() {
  return (
    <InlineScript
      text={
        import.meta.env.SSR
          ? `(${whileParsing})((${writeLocalDays})(${localFormText}, ${sideOfDate}))`
          : ''
      }
    />
  );
}

function writeLocalDays(textOf: typeof localFormText, sideOf: typeof sideOfDate): () => void {
  const written = new WeakSet<Element>();
  return () => {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-form]')) {
      // Its text is parsed after its tag.
      if (written.has(time) || !time.firstChild) continue;
      written.add(time);
      time.firstChild.nodeValue = textOf(time.dateTime, time.dataset.form ?? '');
    }
    for (const thing of document.querySelectorAll<HTMLElement>('[data-side]')) {
      if (written.has(thing)) continue;
      written.add(thing);
      const { date = '', at = '', side } = thing.dataset;
      thing.hidden = sideOf(date, at) !== side;
    }
  };
}
