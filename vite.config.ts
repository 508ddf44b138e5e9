import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articles } from './mdx.config.ts';
import { adoptStyleSheets } from './scripts/adopt-style-sheets.ts';

export default defineConfig({
  plugins: [tailwindcss(), articles(), adoptStyleSheets(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
});
