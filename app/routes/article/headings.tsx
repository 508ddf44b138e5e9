import type { ComponentProps } from 'react';

/** Headings link to themselves, so that a reader can send someone to that place. */
export function Heading2({ id, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} {...rest}>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </h2>
  );
}

export function Heading3({ id, children, ...rest }: ComponentProps<'h3'>) {
  return (
    <h3 id={id} {...rest}>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </h3>
  );
}
