import type { ComponentProps } from 'react';

/** Headings link to themselves, so a reader can share a link to a section. */
export function Heading2({ id, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} {...rest}>
      <HeadingLink id={id}>{children}</HeadingLink>
    </h2>
  );
}

export function Heading3({ id, children, ...rest }: ComponentProps<'h3'>) {
  return (
    <h3 id={id} {...rest}>
      <HeadingLink id={id}>{children}</HeadingLink>
    </h3>
  );
}

function HeadingLink({ id = '', children }: Pick<ComponentProps<'h2'>, 'id' | 'children'>) {
  return (
    // The contents have the same links, so keyboard users need not tab through every heading.
    <a href={`#${id}`} className="heading-link" tabIndex={-1}>
      {children}
    </a>
  );
}
