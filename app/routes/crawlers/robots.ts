import { textResponse } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/robots';

/** `/robots.txt` */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /auth/v1/',
    'Disallow: /functions/v1/',
    'Disallow: /rest/v1/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return textResponse(`${lines.join('\n')}\n`, 'text/plain');
}
