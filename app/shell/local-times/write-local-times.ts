import { indexAtNoon } from './index-at-noon.ts';
import { localTimeText } from './local-time-text.ts';
import { whileParsing } from './while-parsing.ts';

// What local-times-script.tsx puts into the page.
const written = new WeakSet<Element>();

whileParsing(() => {
  writeTimes();
  showNoons();
  nameReaderDay();
});

function writeTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    // Its text is parsed after its tag.
    if (written.has(time) || !time.firstChild) continue;
    written.add(time);
    const { local = '', preposition = '' } = time.dataset;
    time.firstChild.nodeValue = localTimeText(time.dateTime, local, preposition);
  }
}

function showNoons(): void {
  for (const noon of document.querySelectorAll<HTMLElement>('[data-noon]')) {
    const things = [...noon.children] as HTMLElement[];
    const ends = things.map(({ dataset }) => dataset.until ?? '');
    const place = indexAtNoon(`${noon.dataset.noon}T12:00`, ends);
    // Until they have all been parsed, the one for noon UTC stays.
    if (place < 0) continue;
    for (const [i, thing] of things.entries()) thing.hidden = i !== place;
  }
}

/** Puts the reader's date into the page title, as `useReadingTitle` does later if the scripts load. */
function nameReaderDay(): void {
  const { title, documentElement: root } = document;
  const heading = document.querySelector(`[data-day="${root.dataset.readerDay}"] h1`);
  // Its text is parsed after its tag.
  if (!heading?.textContent) return;
  const named = heading.textContent + title.slice(title.lastIndexOf(' | '));
  // Writing the title calls this again.
  if (named !== title) document.title = named;
}
