const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = /(<script[^>]*) type="module" async="">/;

/**
 * Makes the scripts of a rendered page wait for `start-scripts.ts`: the router's module script becomes inert text
 * that names the files it is going to load, and the links that would preload them at once are removed.
 */
export function holdScripts(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, (_, tag) => `${tag} type="text/plain" data-files="${files.join(' ')}">`);
}
