import type { SignProfile } from '#domain/zodiac/profiles.ts';
import type { SignGuide } from '#domain/zodiac/sign-guides.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { Divider } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { LearnMore } from './learn-more.tsx';
import { ReadingGuide } from './reading-guide.tsx';

/** What is always true of a sign. A server-rendered page contains its own sign's; see on-demand/use-about-sign.ts. */
export interface SignTexts {
  profile: SignProfile;
  guide: SignGuide;
}

/** What is below every reading of a sign, whatever the date. */
export function AboutSign({ sign, texts: { profile, guide } }: { sign: Sign; texts: SignTexts }) {
  return (
    <div data-sign={sign} className="no-print">
      <PageFrame className="mt-16">
        <Divider />
        <div className="mt-12 grid grid-cols-1 gap-x-[4.5rem] gap-y-14 lg:grid-cols-[minmax(0,1fr)_min(31rem,40vw)]">
          <ReadingGuide sign={sign} guide={guide} />
          <LearnMore sign={sign} profile={profile} />
        </div>
      </PageFrame>
    </div>
  );
}
