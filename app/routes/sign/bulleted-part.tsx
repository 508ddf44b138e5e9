import type { ReactNode } from 'react';

/** A part of a `.bulleted` line (`reading.css`). A bullet precedes it, unless it `isFirst`. */
export function BulletedPart({ isFirst, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <span className="bulleted-part">
      {!isFirst && <span className="bullet">{'• '}</span>}
      {children}
    </span>
  );
}
