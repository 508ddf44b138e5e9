import type { ReactNode } from 'react';

interface CardProps {
  /** The id of its heading, which makes it a section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A sheet in an engraved frame. */
export function Card({ labelledBy, className = '', children }: CardProps) {
  const Tag = labelledBy ? 'section' : 'div';
  return (
    <Tag aria-labelledby={labelledBy} className={`frame p-[min(1.5rem,6.2vw)] sm:p-8 ${className}`}>
      {children}
    </Tag>
  );
}
