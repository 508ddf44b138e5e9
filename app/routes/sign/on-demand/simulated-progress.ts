import { useEffect, useState } from 'react';

/** Simulated progress for a job that reports none: each tick adds up to so many points, never above the cap. */
export interface Pace {
  tickMs: number;
  upTo: number;
  cap: number;
}

export const GENERATION_PACE: Pace = { tickMs: 300, upTo: 20, cap: 85 };
export const OVERLAY_PACE: Pace = { tickMs: 200, upTo: 15, cap: 95 };

/** Shows a rising figure, starting at 0; the returned function stops it. */
export function simulateProgress(
  { tickMs, upTo, cap }: Pace,
  show: (progress: number) => void,
  random = Math.random,
): () => void {
  let progress = 0;
  show(progress);
  const timer = setInterval(() => {
    progress = Math.min(cap, progress + random() * upTo);
    show(progress);
  }, tickMs);
  return () => clearInterval(timer);
}

/** Simulated progress that rises from 0 while `running`; afterward the last figure stays until the next run. */
export function useSimulatedProgress(pace: Pace, running: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => (running ? simulateProgress(pace, setProgress) : undefined), [pace, running]);
  return progress;
}
