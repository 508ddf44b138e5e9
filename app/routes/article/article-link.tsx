import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The router opens our own pages and anchors on this one; the browser opens everything else. */
export function ArticleLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return /^[/#]/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
