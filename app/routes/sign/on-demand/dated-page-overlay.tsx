import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const OVERLAY_DELAY_MS = 400;

/** The loading overlay while a reader waits for another date, if that takes more than a moment. */
export function DatedPageOverlay() {
  const { location } = useNavigation();
  const sign = location ? signOfDatedPath(location.pathname) : null;
  return sign && <DelayedOverlay key={location?.key} sign={sign} />;
}

function DelayedOverlay({ sign }: { sign: Sign }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), OVERLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <LoadingOverlay sign={sign} open={isLong} />;
}
