import type { ReactNode } from 'react';

interface RoundelProps {
  className?: string;
  /** A glyph or an icon. */
  children: ReactNode;
}

/** A medallion for a symbol: two rings with a degree scale between them, in the color of the text around it. */
export function Roundel({ className = '', children }: RoundelProps) {
  return (
    <span
      className={`roundel relative inline-grid size-16 shrink-0 place-items-center ${className}`}
    >
      <svg
        viewBox="-50 -50 100 100"
        fill="none"
        stroke="currentColor"
        className="absolute inset-0 size-full opacity-60"
        aria-hidden
      >
        <circle r={49} vectorEffect="non-scaling-stroke" />
        <circle r={46} strokeWidth={3.5} pathLength={72} strokeDasharray="0.12 0.88" />
        <circle r={43} vectorEffect="non-scaling-stroke" opacity={0.7} />
      </svg>
      {children}
    </span>
  );
}
