import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScripts } from './inline-scripts.config.ts';
import { articles } from './mdx.config.ts';
import { minifyAgain } from './minify.config.ts';
import { leaveOutRouterParts } from './router.config.ts';
import { signTexts } from './sign-texts.config.ts';
import { adoptStyleSheets } from './styles.config.ts';

/** What every page loads, in two files: the framework changes rarely. Each file costs a request and its headers. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|scheduler)\/|^\0(rolldown\/runtime|vite\/preload-helper)/;
const FRAME =
  /\/(app\/(root\.tsx|styles|shell|meta|pictures|offline\/ask-worker|ui\/(anchor-link|card))|domain\/(calendar|zodiac|sky\/(bodies|events|range|phase)|reading\/title))/;
/** What the routes of the sign pages load at once, and what late; see app/shell/late-scripts/late-part.tsx. */
const SIGN = /\/app\/(routes\/sign\/(today|dated|pick-day|reading-meta)\.|feeds\/feed-paths)/;
const READING = /\/app\/(routes\/sign\/(?!refreshed\/)|ui\/(sky-wheel|atlas-plate|sky-lines))/;
/** What fetches readings in the browser. */
const READER =
  /\/(services\/browser\/(reader\/(?!follow)|client-settings)|data\/(reading-changes|reading-parts|published-reading|data-error|reader-client|generate-horoscope))/;
/** What the home page shares with the sign pages, the articles and the pages about signs. */
const DRAWINGS =
  /\/app\/(ui\/(constellation|moon|small-moon|planet|section-icon|zodiac|star)|articles\/article-teaser|routes\/(lore\/beside|signs\/place-of-zone))/;
/** What every page loads at the first touch. */
const TOUCHED =
  /\/app\/(shell\/(navigation\/(panel|signs-menu|sign-entry)\.|toasts\/toast-list)|ui\/(dialog|animations-end))/;

/** What the server's process runs from its sources anyway: the bundle uses the same modules, not a second copy. */
const SHARED = /^#(backend|data|domain|services)\//;

/** Packages of a hundred files, most of which the server never runs: what it uses of them goes into the bundle. */
const MANY_FILES = ['react-day-picker', 'date-fns'];

export default defineConfig({
  plugins: [
    tailwindcss(),
    articles(),
    inlineScripts(),
    signTexts(),
    adoptStyleSheets(),
    leaveOutRouterParts(),
    reactRouter(),
    minifyAgain(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                { name: 'frame', test: FRAME, tags: ['$initial'], priority: 2 },
                { name: 'sign', test: SIGN, tags: ['$initial'], priority: 1 },
                // Before those that share modules with it: without their code, a reading can still be kept on the device.
                { name: 'reader', test: READER, priority: 1 },
                { name: 'drawings', test: DRAWINGS },
                { name: 'touched', test: TOUCHED },
                { name: 'reading', test: READING },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: MANY_FILES },
      build: { rolldownOptions: { input: './server/entry.ts', external: SHARED } },
    },
  },
});
