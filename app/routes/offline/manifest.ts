import { A_DAY } from '../../cache-control.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/manifest';

const INK = '#0b1530';

/**
 * `/manifest.json`: the name and look of the installed site. It starts on the home page, which opens with the sign that
 * the device remembers; no address may name that sign.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteName } = context.get(siteContext);
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => {
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
    return { src: `/${file}`, sizes, type, purpose };
  };
  const manifest = {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: 'A daily horoscope for each sign, true to the computed sky and to your own day.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: INK,
    theme_color: INK,
    icons: [
      icon('favicon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': A_DAY },
  });
}
