import { build, type Plugin } from 'vite';
import { minifiedAgain } from './minify.config.ts';

const QUERY = '?inline-script';

/**
 * `import text from './module.ts?inline-script'`: the module, bundled with what it imports and minified, as the text of a
 * script in the page. In the browser's own bundle the text is empty, since the browser has run it from the page.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const module = await this.resolve(source.slice(0, -QUERY.length), importer);
      return module && module.id + QUERY;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      if (this.environment.config.consumer === 'client') return `export default '';`;
      const { text, modules } = await bundle(id.slice(0, -QUERY.length));
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

async function bundle(input: string): Promise<{ text: string; modules: string[] }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  if (script?.type !== 'chunk') throw new Error(`${input} could not be bundled.`);
  const text = await minifiedAgain(script.code, { module: false });
  return { text, modules: script.moduleIds };
}
