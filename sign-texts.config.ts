import path from 'node:path';
import type { Plugin } from 'vite';

const EACH = 'virtual:sign-texts';
const ONE = `${EACH}/`;

/**
 * `import load from 'virtual:sign-texts'`: functions that load the texts of app/routes/sign/sign-texts.ts one sign at a
 * time, by sign. All twelve together weigh eight times as much.
 */
export function signTexts(): Plugin {
  return {
    name: 'sign-texts',
    resolveId: (source) => (source.startsWith(EACH) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(`\0${EACH}`)) return null;
      const { root } = this.environment.config;
      const { SIGNS } = await import(path.join(root, 'domain/zodiac/signs.ts'));
      if (id === `\0${EACH}`) {
        const loaders = SIGNS.map((sign: string) => `${sign}: () => import('${ONE}${sign}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const texts = await import(path.join(root, 'app/routes/sign/sign-texts.ts'));
      return `export default ${JSON.stringify(texts.signTexts(id.slice(ONE.length + 1)))};`;
    },
  };
}
