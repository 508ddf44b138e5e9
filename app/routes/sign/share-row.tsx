import { sentenceOfDay } from '#domain/reading/stored/sentence-of-day.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { withoutAsterisks } from '#domain/reading/title.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { copyLink, shareNatively } from './share-actions.ts';
import { facebookLink, postOnXLink } from './share-links.ts';
import { shareText } from './share-text.ts';

/**
 * Ways to share a reading, by its permanent address. The links work without scripts; no other host is contacted until one
 * is pressed.
 */
export function ShareRow({ reading }: { reading: PublishedReading }) {
  const { sign, date, title, introduction } = reading;
  const { origin } = useSite();
  const shared = {
    title: withoutAsterisks(title),
    text: shareText(sentenceOfDay(reading) ?? introduction),
    url: origin + datedPath(sign, date),
  };
  return (
    <section className="share-row no-print mt-10 border-t border-gold-dim pt-5">
      <h2 className="text-lg text-gold italic">Share this reading</h2>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5 sm:flex sm:flex-wrap">
        <ShareLink to={postOnXLink(shared)} name="X" />
        <ShareLink to={facebookLink(shared)} name="Facebook" />
        <Button className="needs-script" onClick={() => shareNatively(shared)}>
          Share
        </Button>
        <Button className="needs-script" onClick={() => copyLink(shared)}>
          Copy link
        </Button>
      </div>
    </section>
  );
}

function ShareLink({ to, name }: { to: string; name: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={buttonClasses()}>
      <span>
        <span className="sr-only">Share on </span>
        {name}
        <span className="sr-only">, opens in a new window</span>
      </span>
    </a>
  );
}
