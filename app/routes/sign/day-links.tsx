import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { longDate, shortDate } from '#domain/calendar/civil-date.ts';
import { datedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { buttonClasses } from '../../ui/button.tsx';
import type { Neighbors } from './neighbors.ts';

interface DayLinksProps {
  sign: Sign;
  /** Undefined until they are known; their space is reserved. */
  neighbors: Neighbors | undefined;
  page: 'today' | 'dated';
}

/** Links from a reading to the stored ones next to it, and from the page of a date to today's. */
export function DayLinks({ sign, neighbors, page }: DayLinksProps) {
  const isDated = page === 'dated';
  // On a phone, the row below the reading links to the adjacent days.
  const look = `day-links no-print ${isDated ? '' : 'max-md:hidden'}`;
  if (!neighbors) return <div className={look} />;
  const { before, after } = neighbors;
  if (!before && !after && !isDated) return null;
  return (
    <nav aria-label="Other days" className={look}>
      {before && (
        <DayLink to={datedPath(sign, before)} rel="prev" about={longDate(before)}>
          <span aria-hidden>← </span>
          {isDated ? shortDate(before) : 'Yesterday'}
        </DayLink>
      )}
      {isDated && (
        <DayLink to={signPath(sign)}>
          Today<span className="sr-only">’s reading</span>
        </DayLink>
      )}
      {after && (
        <DayLink to={datedPath(sign, after)} rel="next" about={longDate(after)}>
          {isDated ? shortDate(after) : 'Tomorrow'}
          <span aria-hidden> →</span>
        </DayLink>
      )}
    </nav>
  );
}

interface DayLinkProps {
  to: string;
  rel?: string;
  /** What a screen reader says after the link's text. */
  about?: string;
  children: ReactNode;
}

function DayLink({ to, rel, about, children }: DayLinkProps) {
  return (
    <Link to={to} rel={rel} className={buttonClasses('quiet')}>
      {children}
      {about && <span className="sr-only">{`: reading for ${about}`}</span>}
    </Link>
  );
}
