import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { copySentence } from './share-actions.ts';

/** The sentence of the day, set large, and a button that copies it with the address of its day. */
export function PullQuote({ sentence, reading }: { sentence: string; reading: PublishedReading }) {
  const { origin } = useSite();
  const url = origin + datedPath(reading.sign, reading.date);
  return (
    <figure className="pull-quote">
      <blockquote>
        <p>{sentence}</p>
      </blockquote>
      <Button
        kind="quiet"
        className="needs-script no-print"
        onClick={() => copySentence(sentence, url)}
      >
        Copy the sentence
      </Button>
    </figure>
  );
}
