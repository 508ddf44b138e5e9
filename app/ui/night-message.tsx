import type { ReactNode } from 'react';
import { Divider } from './divider.tsx';
import { PageFrame } from './page-frame.tsx';
import { Starfield } from './starfield.tsx';

interface NightMessageProps {
  heading: string;
  /** How much sky a narrow screen has above the words; a wide one has it all around them. */
  sky: 'tall' | 'low';
  twinkle?: boolean;
  /** One or two links or buttons. */
  actions: ReactNode;
  children: ReactNode;
}

const SKIES = {
  tall: { section: '[--sky-height:20rem]', words: 'pt-[19rem]' },
  low: { section: '[--sky-height:11rem]', words: 'pt-44' },
};

/** A page of few words under the northern sky, with what leads on. */
export function NightMessage({ heading, sky, twinkle, actions, children }: NightMessageProps) {
  const { section, words } = SKIES[sky];
  return (
    <section className={`night [--words-at:54%] ${section}`}>
      <Starfield chart="pole" twinkle={twinkle} />
      <PageFrame
        width="measure"
        className={`relative pb-16 text-center text-lg text-ivory-soft md:min-h-[42rem] md:pt-52 ${words}`}
      >
        <h1 className="text-ivory">{heading}</h1>
        {children}
        <Divider className="mt-8" />
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </PageFrame>
    </section>
  );
}
