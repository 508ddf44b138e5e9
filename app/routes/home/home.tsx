import { listedArticles } from '../../articles/listed-articles.server.ts';
import { latePart } from '../../shell/late-scripts/late-part.tsx';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/home.css?url';
import moonStyles from '../../styles/moon.css?url';
import type { Route } from './+types/home';
import { homeDays } from './home-days.ts';
import { homeMeta } from './home-meta.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const [days, articles] = await Promise.all([homeDays(services, now), listedArticles()]);
  return { days, articles: articles.slice(0, 3) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return homeMeta(root.loaderData);
}

const HomePage = latePart(
  (path) => path === '/',
  async () => (await import('./home-page.tsx')).HomePage,
);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
