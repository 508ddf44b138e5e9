import type { ReactNode } from 'react';

export interface EngravingProps {
  /** Width and height in CSS pixels, which grow with the text. */
  size?: number;
  /** A description for screen readers; without it, it is decoration. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A line drawing on a grid of 24 units in the color of the text around it. */
export function Engraving({ size = 24, label, className, children }: EngravingProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={burinWidth(size)}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}

/** The line's width in grid units: large drawings get finer lines. */
function burinWidth(size: number): number {
  if (size <= 32) {
    return 1.5;
  }
  return size <= 80 ? 1.15 : 0.75;
}
