import { use, useState } from 'react';
import { ServedProseContext } from './served-prose.ts';
import { useLinkClicks } from './use-link-clicks.ts';

interface ProseProps {
  id: string;
  /** From `useProse`. */
  html: string | null;
  className?: string;
}

/**
 * Prose that needs no code in the browser: React leaves it as the server rendered it. Another `html` changes nothing, so
 * another text needs another `key`, here or around it.
 */
export function Prose({ id, html, className }: ProseProps) {
  const served = use(ServedProseContext);
  const [inner] = useState(() => ({ __html: served || html || '' }));
  const onClick = useLinkClicks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened by key is clicked, too
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links in it are interactive
    <div
      id={id}
      className={className}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own prose, rendered by React on the server
      dangerouslySetInnerHTML={inner}
    />
  );
}
