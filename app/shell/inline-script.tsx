import { use } from 'react';
import { NonceContext } from './nonce.ts';

/**
 * A script that runs while the browser parses a served page. Import its text from a module with `?inline-script`; see
 * inline-scripts.config.ts.
 */
export function InlineScript({ text }: { text: string }) {
  const nonce = use(NonceContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own modules, nothing of a visitor's
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
