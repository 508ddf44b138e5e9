import type { ReactNode } from 'react';
import type { Sign } from '#domain/zodiac/signs.ts';

interface CardProps {
  as?: 'article' | 'section' | 'div' | 'li' | 'aside';
  id?: string;
  /** Gives the card's content the sign's colors: `text-sign`, `text-sign-pale` and so on. */
  sign?: Sign;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A sheet in an engraved frame. */
export function Card({
  as: Tag = 'div',
  id,
  sign,
  labelledBy,
  className = '',
  children,
}: CardProps) {
  return (
    <Tag
      id={id}
      data-sign={sign}
      aria-labelledby={labelledBy}
      className={`frame p-[min(1.5rem,6.2vw)] sm:p-8 ${className}`}
    >
      {children}
    </Tag>
  );
}
