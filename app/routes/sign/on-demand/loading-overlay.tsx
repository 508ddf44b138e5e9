import '../../../styles/loading.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { CONSTELLATION_PLATES } from '../../../ui/constellation-plates.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { STAR_CHARTS } from '../../../ui/star-charts.ts';
import { starRadius, starShape } from '../../../ui/star-shape.ts';
import { Starfield } from '../../../ui/starfield.tsx';
import { useWaitingMessage } from './loading-messages.ts';
import { OVERLAY_PACE, useSimulatedProgress } from './simulated-progress.ts';
import { useOnlyReachable } from './use-only-reachable.ts';

const ESTIMATED_MS = 4_000;

interface LoadingOverlayProps {
  sign: Sign;
  open: boolean;
  /** By default, a line that changes from time to time. */
  message?: string;
  /** 0 to 100; by default, simulated. */
  progress?: number;
}

/**
 * Covers the screen with a night sky while a reading is made. Toasts appear above it, and it stays invisible for the first
 * moment, so that a quick answer doesn't cause a flash. Its look is in styles/loading.css.
 */
export function LoadingOverlay({ sign, open, message, progress }: LoadingOverlayProps) {
  const ownProgress = useSimulatedProgress(OVERLAY_PACE, open && progress === undefined);
  const ownMessage = useWaitingMessage(open && message === undefined);
  const [dismissed, setDismissed] = useState(false);
  const isOpen = open && !dismissed;
  const sheet = useRef<HTMLDivElement>(null);
  const messageId = useId();

  useEffect(() => {
    if (!open) setDismissed(false);
  }, [open]);
  useOnlyReachable(sheet, isOpen);
  const isLate = useIsLate(isOpen);

  const figure = Math.round(progress ?? ownProgress);
  return createPortal(
    <div
      ref={sheet}
      hidden={!isOpen}
      role="dialog"
      aria-modal="true"
      aria-labelledby={messageId}
      tabIndex={-1}
      data-sign={sign}
      className="loading-overlay"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true);
        if (event.key === 'Tab') keepInside(event);
      }}
    >
      <Starfield chart={STAR_CHARTS.belt} twinkle />
      <PageFrame className="pt-4 text-left">
        <Link to="/" className={buttonClasses('quiet')}>
          <span aria-hidden>← </span>Back to all signs
        </Link>
      </PageFrame>
      <div className="loading-words">
        <DrawnConstellation sign={sign} className="loading-constellation" />
        <p
          id={messageId}
          role="status"
          className="mt-8 text-2xl text-balance text-sign-pale italic"
        >
          {message ?? ownMessage}
        </p>
        <progress
          className="loading-bar mt-6"
          max={100}
          value={figure}
          aria-label={`The reading of ${signName(sign)}`}
        />
        <p className="mt-3 font-sans text-sm text-ivory-soft">
          {`${figure}% complete`}
          {/* Its place stays, so that nothing moves when the estimate has turned out too short. */}
          <span
            className={`block text-ivory-dim ${isLate ? 'invisible' : ''}`}
          >{`Estimated time: ${ESTIMATED_MS / 1000} seconds`}</span>
        </p>
      </div>
    </div>,
    document.body,
  );
}

/** True once `open` has lasted for longer than the estimate. */
function useIsLate(open: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setIsLate(true), ESTIMATED_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [open]);
  return isLate;
}

/** The focus alternates between the sheet and its only link. */
function keepInside(event: KeyboardEvent<HTMLDivElement>): void {
  event.preventDefault();
  const { currentTarget: sheet, target } = event;
  const next = target === sheet ? sheet.querySelector('a') : sheet;
  next?.focus();
}

/** A sign's constellation, its lines drawn from star to star by an animation in styles/loading.css. */
function DrawnConstellation({ sign, className }: { sign: Sign; className: string }) {
  const { width, height, lines, stars } = CONSTELLATION_PLATES[sign];
  return (
    <svg
      viewBox={`-3 -3 ${width + 6} ${height + 6}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
      aria-hidden
    >
      <path d={lines} pathLength={1} strokeWidth={0.35} className="loading-lines" />
      <g className="loading-stars">
        {stars.map(([x, y, magnitude]) => {
          const bright = starShape(x, y, magnitude);
          return bright ? (
            <path key={`${x} ${y}`} d={bright} fill="currentColor" stroke="none" />
          ) : (
            <path key={`${x} ${y}`} d={`M${x} ${y}h0`} strokeWidth={starRadius(magnitude) * 2} />
          );
        })}
      </g>
    </svg>
  );
}
