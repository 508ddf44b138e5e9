import '../../../styles/loading.css';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { Card } from '../../../ui/card.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SignHeader, SignHeading } from '../sign-header.tsx';
import type { LoadingSource } from './fetch-reading.ts';
import { loadingMessage } from './loading-messages.ts';

/** A sign's page while we look for its reading. */
export function LoadingPage({ sign, source }: { sign: Sign; source: LoadingSource }) {
  return (
    <article data-sign={sign} aria-busy className="min-h-dvh">
      <SignHeader sign={sign}>
        <SignHeading sign={sign}>{`${signName(sign)} Daily Horoscope`}</SignHeading>
        <p className="headline">Consulting the stars...</p>
        <p role="status" className="mt-1 font-sans text-sm text-gold">
          {loadingMessage(source, sign)}
        </p>
      </SignHeader>
      <PageFrame className="mt-10 grid gap-8 lg:grid-cols-[1fr_31rem]">
        <PlaceholderCard lines={9} className="lg:row-span-2" />
        <PlaceholderCard lines={6} />
        <PlaceholderCard lines={4} />
      </PageFrame>
    </article>
  );
}

/** A placeholder: ruled lines where the text will be. */
function PlaceholderCard({ lines, className = '' }: { lines: number; className?: string }) {
  return (
    <Card className={className}>
      <div aria-hidden className="placeholder-lines">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change
          <i key={line} />
        ))}
      </div>
    </Card>
  );
}
