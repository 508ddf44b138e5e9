import type { Article } from '#content/article.ts';
import type { Instant } from '#domain/calendar/civil-date.ts';
import type { Services } from '#services/services.ts';
import type { SkyTopic } from '#services/sky-now.ts';
import { articleText } from '../../articles/article-texts.server.tsx';
import { asListed, wholeArticles } from '../../articles/listed-articles.server.ts';
import { ARTICLE_PICTURE } from '../../pictures/image-url.ts';
import { inlineCover } from '../../pictures/inline-cover.server.ts';
import { inlineCoverContext } from '../../pictures/inline-cover.ts';
import { liveDays } from '../../shell/live-days.ts';
import { renderProse } from '../../shell/served-prose/render-prose.server.ts';
import { useProse } from '../../shell/served-prose/use-prose.ts';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/articles.css?url';
import moonStyles from '../../styles/moon.css?url';
import type { Route } from './+types/article';
import { articleMeta } from './article-meta.ts';
import { ArticlePart } from './article-part.tsx';
import { relatedArticles } from './related-articles.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { services, now, imageHost } = context.get(siteContext);
  const articles = await wholeArticles();
  const place = articles.findIndex(({ slug }) => url.pathname === `/blog/${slug}`);
  const article = articles[place];
  if (!article) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { image: id, coverVersion: version } = article;
  const cover = await inlineCover(services.covers, { id, version }, ARTICLE_PICTURE, imageHost);
  context.set(inlineCoverContext, cover);
  const { Text, sections } = await articleText(article.slug);
  return {
    article,
    sections,
    text: renderProse({ request, context }, <Text />),
    related: relatedArticles(article, articles).map(asListed),
    older: linkTo(articles[place + 1]),
    newer: linkTo(articles[place - 1]),
    skies: article.sky ? skiesOf(services, article.sky, now) : null,
  };
}

/** What the subject of an article is doing on every live date. */
function skiesOf({ skyNow }: Pick<Services, 'skyNow'>, topic: SkyTopic, now: Instant) {
  return liveDays(now).map((day) => ({ ...day, ...skyNow(topic, day.date) }));
}

function linkTo(article: Article | undefined) {
  return article ? { slug: article.slug, title: article.title } : null;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? articleMeta(root.loaderData, loaderData.article) : [];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const text = useProse('article-text', loaderData.text);
  return <ArticlePart key={loaderData.article.slug} {...loaderData} text={text} />;
}
