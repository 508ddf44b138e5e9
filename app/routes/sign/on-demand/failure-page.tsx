import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { useOnline } from '../../../shell/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { SignHeader, SignHeading } from '../sign-header.tsx';
import { failureMessage } from './loading-messages.ts';

/** A sign's page if no reading could be loaded. */
export function FailurePage({ sign, tryAgain }: { sign: Sign; tryAgain: () => void }) {
  const isOnline = useOnline();
  return (
    <article data-sign={sign} className="min-h-dvh">
      <SignHeader sign={sign}>
        <SignHeading sign={sign}>{`${signName(sign)} Daily Horoscope`}</SignHeading>
        <p className="mt-4 text-lg text-ivory-soft">{failureMessage(sign)}</p>
        {!isOnline && (
          <p className="mt-2 text-lg text-ivory-soft">
            You are offline. The reading will be looked for again when you are back online.
          </p>
        )}
        <Button kind="gold" className="mt-6" onClick={tryAgain}>
          Try Again
        </Button>
      </SignHeader>
    </article>
  );
}
