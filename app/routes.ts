import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { ARTICLES } from '../content/articles.ts';
import { ALMANAC_KINDS } from '../domain/almanac/almanac-event.ts';
import { SIGNS } from '../domain/zodiac/signs.ts';

export default [
  index('routes/home/home.tsx'),
  ...eachSign('', 'routes/sign/today.tsx', 'today'),
  ...eachSign('/feed.xml', 'routes/feeds/sign-rss.ts', 'feed'),
  ...eachSign('/days.json', 'routes/sign/days-json.ts', 'days-json'),
  ...eachSign('/day', 'routes/sign/pick-day.tsx', 'pick-day'),
  ...eachSign('/:date.json', 'routes/sign/reading-json.ts', 'json'),
  ...eachSign('/:date', 'routes/sign/dated.tsx', 'dated'),
  // The specification also names this path for Aries; the sign's page has one canonical address.
  route('aries-daily-reading', 'routes/sign/aries-daily-reading.ts'),
  route('signs', 'routes/signs/signs.tsx'),
  ...SIGNS.map((sign) => route(`signs/${sign}`, 'routes/lore/lore.tsx', { id: `${sign}-lore` })),
  route('signs/pair', 'routes/pair/chosen-pair.ts'),
  route('signs/:pair', 'routes/pair/pair.tsx'),
  route('blog', 'routes/blog/blog.tsx'),
  route('blog/feed.xml', 'routes/feeds/blog-rss.ts'),
  route('blog/feed.json', 'routes/feeds/blog-json.ts'),
  ...ARTICLES.map(({ slug }) =>
    route(`blog/${slug}`, 'routes/article/article.tsx', { id: `article-${slug}` }),
  ),
  route('method', 'routes/method/method.tsx'),
  route('method/corrections', 'routes/method/corrections.tsx'),
  route('method/corrections/feed.xml', 'routes/feeds/corrections-rss.ts'),
  route('admin', 'routes/admin/admin.tsx'),
  route('offline', 'routes/offline/offline.tsx'),
  route('manifest.json', 'routes/offline/manifest.ts'),
  route('images/:id', 'routes/pictures/image.ts'),
  route('share/home.png', 'routes/pictures/share-home.ts'),
  route('share/:sign/:file', 'routes/pictures/share-reading.ts'),
  route('sitemap.xml', 'routes/crawlers/sitemap.ts'),
  route('sitemaps/pages.xml', 'routes/crawlers/sitemap-pages.ts'),
  route('sitemaps/readings/:month.xml', 'routes/crawlers/sitemap-readings.ts'),
  route('robots.txt', 'routes/crawlers/robots.ts'),
  route('llms.txt', 'routes/crawlers/llms.ts'),
  route('sky', 'routes/sky/calendar.tsx'),
  route('sky/:date.json', 'routes/sky/sky-json.ts'),
  route('sky/:month', 'routes/sky/month.tsx'),
  route('sky.ics', 'routes/feeds/sky-ics.ts', { id: 'sky-feed' }),
  ...ALMANAC_KINDS.map((kind) =>
    route(`sky/${kind}.ics`, 'routes/feeds/sky-ics.ts', { id: `${kind}-feed` }),
  ),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;

/** A path below every sign's page. A parameter in place of the sign would answer for any word. */
function eachSign(path: string, file: string, id: string) {
  return SIGNS.map((sign) =>
    route(`${sign}-daily-horoscope${path}`, file, { id: `${sign}-${id}` }),
  );
}
