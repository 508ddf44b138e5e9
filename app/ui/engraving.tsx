import type { ReactNode } from 'react';

export interface EngravingProps {
  /** Width and height in CSS pixels, which grow with the text. */
  size?: number;
  className?: string;
}

/** A line drawing on a grid of 24 units in the color of the text around it; decoration. */
export function Engraving({
  size = 24,
  className,
  children,
}: EngravingProps & { children: ReactNode }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      strokeWidth={lineWidth(size)}
      className={className ? `engraving ${className}` : 'engraving'}
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** In grid units: large drawings get finer lines. */
function lineWidth(size: number): number {
  if (size <= 32) return 1.5;
  return size <= 80 ? 1.15 : 0.75;
}
