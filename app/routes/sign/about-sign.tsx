import type { Sign } from '#domain/zodiac/signs.ts';
import { Divider } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LearnMore } from './learn-more.tsx';
import { ReadingGuide } from './reading-guide.tsx';

/** What stands below every reading of a sign, whatever the date. */
export function AboutSign({ sign }: { sign: Sign }) {
  return (
    <div data-sign={sign} className="no-print">
      <PageFrame className="mt-16">
        <Divider />
        <div className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_min(25rem,34vw)]">
          <ReadingGuide sign={sign} />
          <LearnMore sign={sign} />
        </div>
      </PageFrame>
    </div>
  );
}
