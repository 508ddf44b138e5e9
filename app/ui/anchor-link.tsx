import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to a place on the same page. The router opens it, so that Back and Forward lead from place to place. */
export function AnchorLink({ id, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { id: string }) {
  return <Link to={{ hash: id }} {...rest} />;
}
