import type { ReactNode } from 'react';
import type { LiveDay } from './reader-day.ts';

/**
 * Renders `children` for every date that is today somewhere. The style sheet shows the reader's date and hides the others,
 * from screen readers too; see reader-day.ts.
 */
export function EachDay<Day extends LiveDay>({
  days,
  as: Tag = 'div',
  children,
}: {
  days: Day[];
  as?: 'div' | 'span';
  children: (day: Day) => ReactNode;
}) {
  return days.map((day) => (
    <Tag key={day.date} data-day={day.offset}>
      {children(day)}
    </Tag>
  ));
}
