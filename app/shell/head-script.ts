import { deferLayout } from './below-the-view.ts';
import { standInForSessionStorage } from './blocked-storage.ts';
import { recordEarlyClick } from './early-press.ts';
import { startFullSizePictures } from './full-size-pictures.ts';
import { startFonts } from './late-fonts.ts';
import { startScripts } from './late-scripts/start-scripts.ts';
import { markMySign } from './my-sign/my-sign.ts';
import { markReaderDay } from './reader-day.ts';
import { markFailedScripts } from './scripts-failed.ts';

// The script in the head of every page: it runs before the first paint, and long before the page's other scripts.
markReaderDay(document.documentElement, new Date());
markMySign(window);
recordEarlyClick(document);
markFailedScripts(window);
standInForSessionStorage(window);
startScripts(window);
startFullSizePictures(window);
startFonts(window, deferLayout(window));
