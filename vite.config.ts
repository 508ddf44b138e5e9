import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articles } from './mdx.config.ts';
import { adoptStyleSheets } from './styles.config.ts';

/** What every page loads, in two files: the framework changes rarely. Each file costs a request and its headers. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|scheduler)\/|^\0(rolldown\/runtime|vite\/preload-helper)/;
const FRAME =
  /\/(app\/(root\.tsx|shell|meta|pictures|offline\/is-kept-page|ui\/(anchor-link|card))|domain\/(calendar|zodiac|sky\/(bodies|events|range)|reading\/(title|utc-time)))/;
/** What the home page shares with the sign pages. */
const DRAWINGS = /\/app\/(styles\/moon|ui\/(constellation|moon|small-moon|planet|section-icon|zodiac))/;
const MASTHEAD = /\/app\/(routes\/sign\/sign-head|ui\/atlas-plate)/;
const READING = /\/app\/(routes\/sign\/|ui\/sky-wheel)/;

/** What the server's process runs from its sources anyway: the bundle uses the same modules, not a second copy. */
const SHARED = /^#(backend|data|domain|services)\//;

/** Packages of a hundred files, most of which the server never runs: what it uses of them goes into the bundle. */
const MANY_FILES = ['react-day-picker', 'date-fns'];

export default defineConfig({
  plugins: [tailwindcss(), articles(), adoptStyleSheets(), reactRouter()],
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
                { name: 'drawings', test: DRAWINGS, tags: ['$initial'], priority: 1 },
                { name: 'masthead', test: MASTHEAD, tags: ['$initial'], priority: 1 },
                { name: 'reading', test: READING, tags: ['$initial'] },
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
