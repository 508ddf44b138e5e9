import { expect, it } from 'vitest';
import { holdScripts } from './hold-scripts.server.ts';

it('keeps the scripts of a page from loading until it says so', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/b.css"/>' +
    '<link rel="modulepreload" href="/assets/c.js"/></head><script nonce="n">now()</script>' +
    '<script nonce="n" type="module" async="">import "/assets/a.js"</script>';
  expect(holdScripts(page)).toBe(
    '<head><link rel="stylesheet" href="/b.css"/></head><script nonce="n">now()</script>' +
      '<script nonce="n" type="text/plain" data-files="/assets/a.js /assets/c.js">import "/assets/a.js"</script>',
  );
});
