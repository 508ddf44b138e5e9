import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Minified code once more, by another minifier: that makes it 1 to 5% smaller, even compressed. */
export async function minifiedAgain(code: string, { module }: { module: boolean }) {
  const { code: smaller } = await minify(code, { module, ecma: 2022, compress: { passes: 3 } });
  return smaller;
}

/** Minifies every file of the browser's code again. */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ config: { consumer } }) => consumer === 'client',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = await minifiedAgain(file.code, { module: true });
      }
    },
  };
}
