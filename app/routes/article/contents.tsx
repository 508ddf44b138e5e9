import type { ArticleSection } from '../../articles/article-texts.server.tsx';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { useSectionRead } from './use-section-read.ts';

/** The sections of an article; on a wide screen they stay beside the text. */
export function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  const read = useSectionRead(sections);
  if (sections.length === 0) return null;
  return (
    <nav className="article-contents" aria-labelledby="on-this-page">
      <h2 id="on-this-page" className="article-label">
        On this page
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink id={id} aria-current={id === read ? 'location' : undefined}>
              {title}
            </AnchorLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
