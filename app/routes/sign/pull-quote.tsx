import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { copySentence } from './share-actions.ts';

/**
 * The sentence of the day, set large, and a button that copies it with the URL of its reading. A sentence that begins
 * with a quotation mark gets no second one as an ornament.
 */
export function PullQuote({ sentence, reading }: { sentence: string; reading: PublishedReading }) {
  const { origin } = useSite();
  const url = origin + datedPath(reading.sign, reading.date);
  return (
    <figure className={`pull-quote ${/^["“]/.test(sentence) ? 'pull-quote-spoken' : ''}`}>
      <blockquote>
        <p>{sentence}</p>
      </blockquote>
      <Button
        kind="quiet"
        className="needs-script no-print"
        onClick={() => copySentence(sentence, url)}
      >
        <CopyIcon />
        <span>
          Copy<span className="max-md:sr-only"> the sentence</span>
        </span>
      </Button>
    </figure>
  );
}

/** Two sheets of paper, above the button's one word on a phone. */
function CopyIcon() {
  return (
    <svg viewBox="0 0 22 22" width={22} height={22} className="md:hidden" aria-hidden>
      <path d="M7 15H3V3h11v3M8 7h11v12H8z" fill="none" stroke="currentColor" strokeWidth={1.5} />
    </svg>
  );
}
