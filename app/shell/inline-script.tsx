import { use } from 'react';
import { NonceContext } from './nonce.ts';

/**
 * A script that runs while the browser parses a served page. Give it `import.meta.env.SSR ? text : ''`: the browser has run
 * it from the page, so the client bundle needs no copy.
 */
export function InlineScript({ text }: { text: string }) {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and constants, nothing of a visitor's
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
