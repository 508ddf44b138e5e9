import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { useMarkIncomplete } from '../../../shell/current-page.ts';
import { focusHeading } from '../../../shell/focus-heading.ts';
import { useOnline } from '../../../shell/use-online.ts';
import { useSite } from '../../../shell/use-site.ts';
import { Button } from '../../../ui/button.tsx';
import { signTitle } from '../reading-meta.ts';
import { SignHeader, SignHeading } from '../sign-header.tsx';
import { TOASTS } from '../toast-texts.ts';
import { useReadingTitle } from '../use-reading-title.ts';
import { FoundReading } from './found-reading.tsx';
import { loadingMessage } from './loading-messages.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { LoadingPage } from './loading-page.tsx';
import { GENERATION_PACE, useSimulatedProgress } from './simulated-progress.ts';
import { useOnDemandReading } from './use-on-demand-reading.ts';
import { useReaderDate } from './use-reader-date.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** A sign's page after an internal link: it appears at once, then finds its reading. */
export function OnDemandPage({ sign }: { sign: Sign }) {
  const { siteName } = useSite();
  const page = useRef<HTMLDivElement>(null);
  const date = useReaderDate();
  const { state, tryAgain } = useOnDemandReading(sign, date);
  const reading = state.kind === 'ready' ? state.reading : null;
  const generating = state.kind === 'loading' && state.source === 'ai';
  const progress = useSimulatedProgress(GENERATION_PACE, generating);

  // The server has the whole page of a day without a reading.
  useEffect(() => {
    if (state.kind === 'withdrawn') location.reload();
  }, [state.kind]);

  useMarkIncomplete(reading === null);
  useReadingTitle(reading, signTitle(sign, siteName), siteName);
  useHeadingFocus(page, state.kind);
  useScrollRestoration(reading !== null);
  useRetryAfterFailure(state.kind === 'failed', tryAgain);

  return (
    <div ref={page}>
      {state.kind === 'loading' && <LoadingPage sign={sign} source={state.source} />}
      {state.kind === 'withdrawn' && <LoadingPage sign={sign} source="none" />}
      {state.kind === 'failed' && <FailurePage sign={sign} tryAgain={tryAgain} />}
      {state.kind === 'ready' && <FoundReading reading={state.reading} sky={state.sky} />}
      <LoadingOverlay
        sign={sign}
        open={generating}
        message={loadingMessage('ai', sign)}
        progress={reading ? 100 : progress}
      />
    </div>
  );
}

/**
 * Focuses the heading of a page after an internal link, and the heading that replaces it when `stage` changes, so that
 * a screen reader announces it. If the reader has moved the focus meanwhile, it stays where it is.
 */
function useHeadingFocus(page: RefObject<HTMLElement | null>, stage: string): void {
  const hasCome = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stage brings a new heading
  useEffect(() => {
    const at = document.activeElement;
    const isElsewhere = hasCome.current && at !== document.body && !page.current?.contains(at);
    hasCome.current = true;
    if (page.current && !isElsewhere) focusHeading(page.current);
  }, [page, stage]);
}

/**
 * After a failure, tries again when the connection comes back and when the reader chooses the sign again. `tryAgain`
 * must not change.
 */
function useRetryAfterFailure(hasFailed: boolean, tryAgain: () => void): void {
  const { key, hash } = useLocation();
  const known = useRef(key);

  useEffect(() => {
    const wasChosenAgain = key !== known.current && hash === '';
    known.current = key;
    if (hasFailed && wasChosenAgain) tryAgain();
  }, [key, hash, hasFailed, tryAgain]);

  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [hasFailed, tryAgain]);
}

/** A sign's page if no reading could be loaded. */
function FailurePage({ sign, tryAgain }: { sign: Sign; tryAgain: () => void }) {
  const isOnline = useOnline();
  return (
    <article data-sign={sign} className="min-h-dvh">
      <SignHeader sign={sign}>
        <SignHeading sign={sign}>{`${signName(sign)} Daily Horoscope`}</SignHeading>
        <p className="mt-4 text-lg text-ivory-soft">{TOASTS.failed(signName(sign))}</p>
        {!isOnline && (
          <p className="mt-2 text-lg text-ivory-soft">
            You are offline. We will look for the reading again when you are back online.
          </p>
        )}
        <Button kind="gold" className="mt-6" onClick={tryAgain}>
          Try Again
        </Button>
      </SignHeader>
    </article>
  );
}
