import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to an anchor on the same page. The router handles it, so Back and Forward move between anchors. */
export function AnchorLink({ id, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { id: string }) {
  return <Link to={{ hash: id }} {...rest} />;
}
