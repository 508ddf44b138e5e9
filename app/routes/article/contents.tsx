import { AnchorLink } from '../../ui/anchor-link.tsx';
import { useSectionRead } from './use-section-read.ts';

export interface Heading {
  depth: number;
  value: string;
  id?: string;
}

/** The sections of an article; on a wide screen they stay beside the text. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const sections = headings.filter(({ id }) => id && id !== FOOTNOTES);
  const read = useSectionRead(sections);
  if (sections.length === 0) return null;
  return (
    <nav className="article-contents" aria-labelledby="on-this-page">
      <h2 id="on-this-page" className="article-label">
        On this page
      </h2>
      <ol>
        {sections.map(({ id, value }) => (
          <li key={id}>
            <AnchorLink id={id!} aria-current={id === read ? 'location' : undefined}>
              {value}
            </AnchorLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The heading that footnotes get automatically, visible only to screen readers. */
const FOOTNOTES = 'footnote-label';
