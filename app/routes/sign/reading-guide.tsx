import type { SignGuide } from '#domain/zodiac/sign-guides.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { SectionIcon } from '../../ui/section-icon.tsx';

/** When and how a sign reads its page best, the same every day. */
export function ReadingGuide({ sign, guide }: { sign: Sign; guide: SignGuide }) {
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
