import { round } from './round.ts';
import type { StarChart } from './star-data.ts';

interface StarfieldProps {
  chart: StarChart;
  twinkle?: boolean;
  /** Adds three shooting stars. */
  meteors?: boolean;
}

/** Stars behind the content of a positioned parent, which they fill. Four paths, however many stars. */
export function Starfield({ chart, twinkle = false, meteors = false }: StarfieldProps) {
  return (
    <>
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        fill="none"
        strokeLinecap="round"
        className={`starfield ${twinkle ? 'twinkle' : ''}`}
        aria-hidden
      >
        {brightnessClasses(chart).map(({ path, width, opacity }) => (
          <path
            key={width}
            d={path}
            className="stroke-ivory"
            strokeWidth={width}
            opacity={opacity}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {meteors && (
        <span className="meteors" aria-hidden>
          <i />
          <i />
          <i />
        </span>
      )}
    </>
  );
}

/** A chart of fewer stars than this is decoration behind a drawing, and its stars are smaller. */
const SPARSE = 10;

/** Quarters of the chart by rank of brightness, so that each chart has its bright and its faint. */
function brightnessClasses(chart: StarChart) {
  const scale = chart.length < SPARSE ? 0.62 : 1;
  const classes = [
    { share: 0.08, width: 3.4, opacity: 0.95 },
    { share: 0.25, width: 2.5, opacity: 0.8 },
    { share: 0.6, width: 1.8, opacity: 0.65 },
    { share: 1, width: 1.3, opacity: 0.5 },
  ];
  let taken = 0;
  return classes.map(({ share, ...look }) => {
    const upTo = Math.ceil(chart.length * share);
    const stars = chart.slice(taken, upTo);
    taken = upTo;
    return {
      opacity: look.opacity,
      width: round(look.width * scale),
      path: stars.map(([x, y]) => `M${x} ${y}h0`).join(''),
    };
  });
}
