import type { SignProfile } from '#domain/zodiac/profiles.ts';
import type { SignGuide } from '#domain/zodiac/sign-guides.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { Divider } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SectionIcon } from '../../ui/section-icon.tsx';
import { LearnMore } from './learn-more.tsx';

/** What is always true of a sign. A server-rendered page contains its own sign's; see on-demand/found-reading.tsx. */
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

/** When and how best to read a sign's page, the same every day. */
function ReadingGuide({ sign, guide }: { sign: Sign; guide: SignGuide }) {
  const { hours, why, focus, midnight } = guide;
  return (
    <section>
      <h2>{`How to Read Your ${signName(sign)} Horoscope`}</h2>
      <h3 className="mt-6">{`Best reading time: ${hours}`}</h3>
      <p className="mt-2">{why}</p>
      <h3 className="mt-7">Focus areas</h3>
      <ul className="mt-1">
        {focus.map(({ title, advice }) => (
          <li key={title} className="flex flex-wrap gap-x-3.5 pt-3">
            <SectionIcon title={title} size={28} className="mt-1 shrink-0 text-sign" />
            <p className="min-w-0 flex-[1_1_9rem]">
              <span className="small-caps text-gold">{title}:</span> {advice}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="mt-7">New every day at midnight</h3>
      <p className="mt-2">{midnight}</p>
    </section>
  );
}
