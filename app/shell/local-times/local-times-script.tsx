import { InlineScript } from '../inline-script.tsx';
import { localTimeText } from './local-time-text.ts';
import { placeAtNoon } from './place-at-noon.ts';
import { whileParsing } from './while-parsing.ts';

/**
 * Converts the times of a served page to the reader's zone while it is parsed, and puts the reader's own date into its
 * title, so that nothing moves when the scripts load. It comes before the times: a page may be painted before all of it has
 * arrived.
 */
export function LocalTimesScript() {
  return (
    <InlineScript
      text={
        import.meta.env.SSR
          ? `(${whileParsing})((${writeLocalTimes})(${localTimeText}, ${placeAtNoon}))`
          : ''
      }
    />
  );
}

function writeLocalTimes(textOf: typeof localTimeText, placeOf: typeof placeAtNoon): () => void {
  const written = new WeakSet<Element>();
  function writeTimes() {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
      // Its text is parsed after its tag.
      if (written.has(time) || !time.firstChild) continue;
      written.add(time);
      const { local = '', preposition = '' } = time.dataset;
      time.firstChild.nodeValue = textOf(time.dateTime, local, preposition);
    }
  }
  function showNoons() {
    for (const noon of document.querySelectorAll<HTMLElement>('[data-noon]')) {
      const things = [...noon.children] as HTMLElement[];
      const ends = things.map(({ dataset }) => dataset.until ?? '');
      const place = placeOf(`${noon.dataset.noon}T12:00`, ends);
      // Until all of them are parsed the one of noon UTC stays.
      if (place < 0) continue;
      for (const [i, thing] of things.entries()) thing.hidden = i !== place;
    }
  }
  // Scripts of the page do the same later, if they load.
  function nameReaderDay() {
    const { title, documentElement: root } = document;
    const heading = document.querySelector(`[data-day="${root.dataset.readerDay}"] h1`);
    if (!heading) return;
    const named = heading.textContent + title.slice(title.lastIndexOf(' | '));
    // Writing the title calls this again.
    if (named !== title) document.title = named;
  }
  return () => {
    writeTimes();
    showNoons();
    nameReaderDay();
  };
}
