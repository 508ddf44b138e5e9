import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Pages of ours and places on this one are opened by the router; everything else by the browser. */
export function ArticleLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return /^[/#]/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
