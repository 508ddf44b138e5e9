import type { ReactNode } from 'react';
import { Divider } from './divider.tsx';
import { PageFrame } from './page-frame.tsx';
import { POLE_CHART } from './pole-chart.ts';
import { Starfield } from './starfield.tsx';

interface NightMessageProps {
  heading: string;
  /** How much sky a narrow screen shows above the text; a wide one has it all around. */
  sky: 'tall' | 'low';
  twinkle?: boolean;
  /** Lines between the stars of the northern sky, in the units of their chart. */
  figure?: string;
  /** One or two links or buttons. */
  actions: ReactNode;
  children: ReactNode;
}

const SKIES = {
  // Of a chart this high, the part with the figure is above the words.
  tall: { section: '[--sky-height:20rem] [--chart-height:48rem]', words: 'pt-[19rem]' },
  low: { section: '[--sky-height:11rem]', words: 'pt-44' },
};

/** A page with a short message under the northern sky, and links. */
export function NightMessage({
  heading,
  sky,
  twinkle,
  figure,
  actions,
  children,
}: NightMessageProps) {
  const { section, words } = SKIES[sky];
  return (
    <section className={`night [--words-at:54%] ${section}`}>
      <Starfield chart={POLE_CHART.pole} twinkle={twinkle} />
      {figure && (
        <svg
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          fill="none"
          className="starfield"
          aria-hidden
        >
          <path
            d={figure}
            className="stroke-gold"
            strokeWidth={1.4}
            strokeLinecap="round"
            strokeDasharray="0.5 5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={figure.replaceAll(/[ML]?(\d+ \d+)/g, 'M$1h0')}
            className="stroke-gold-bright"
            strokeWidth={5}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
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
