import type { ReactNode } from 'react';

/** A part of a line in `bulleted` (`reading.css`), after a bullet unless it is the first. */
export function BulletedPart({ isFirst, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <span className="bulleted-part">
      {!isFirst && <span className="bullet">{'• '}</span>}
      {children}
    </span>
  );
}
