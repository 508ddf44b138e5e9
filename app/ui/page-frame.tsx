import type { ReactNode } from 'react';

interface PageFrameProps {
  /** `page` for grids, `reading` for text with asides, `measure` for text only. */
  width?: 'page' | 'reading' | 'measure';
  className?: string;
  children: ReactNode;
}

const WIDTHS = {
  page: '',
  reading: '[--container-page:52rem]',
  measure: '[--container-page:42rem]',
};

/** The column that holds a page: centered, with margins that grow with the screen. */
export function PageFrame({ width = 'page', className = '', children }: PageFrameProps) {
  return <div className={`page ${WIDTHS[width]} ${className}`}>{children}</div>;
}
