import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Pages of ours are opened by the router; everything else, anchors too, by the browser. */
export function ArticleLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
