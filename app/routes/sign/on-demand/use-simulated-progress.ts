import { useEffect, useState } from 'react';
import { type Pace, simulateProgress } from './simulated-progress.ts';

/** Simulated progress that rises from 0 while `running`; afterward the last figure stays until the next run. */
export function useSimulatedProgress(pace: Pace, running: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => (running ? simulateProgress(pace, setProgress) : undefined), [pace, running]);
  return progress;
}
