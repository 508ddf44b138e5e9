import { data, Link } from 'react-router';
import { civilDateAt, longDate } from '#domain/calendar/civil-date.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import { datedPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { Correction } from '#services/corrections.ts';
import { reasonOf } from '../../feeds/correction-reason.ts';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/method.css?url';
import { buttonClasses } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { type Paragraphs, TextDifference } from '../../ui/text-difference.tsx';
import type { Route } from './+types/corrections';
import { changesInWords } from './corrections-size.ts';
import { CORRECTIONS_FEED, CORRECTIONS_PATH, correctionsMeta, METHOD_PATH } from './method-meta.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** A refreshed day is twelve changes. */
const ON_A_PAGE = 12;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services } = context.get(siteContext);
  const pageText = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,2}$/.test(pageText) ? Number(pageText) : null;
  const from = ((page ?? 1) - 1) * ON_A_PAGE;
  const corrections = page && (await services.corrections({ from, count: ON_A_PAGE }));
  if (corrections === null && page) return data({ page, corrections }, { status: 503 });
  if (!page || !corrections || (page > 1 && corrections.listed.length === 0))
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  return data({ page, corrections });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? correctionsMeta(root.loaderData, loaderData.page) : [];
}

/** Every change to a published reading, most recent first. */
export default function Corrections({ loaderData: { page, corrections } }: Route.ComponentProps) {
  return (
    <PageFrame width="measure" className="min-h-dvh pt-4">
      <Link to={METHOD_PATH} className={`${buttonClasses('quiet')} no-print`}>
        <span aria-hidden>← </span>How we check
      </Link>
      <h1 className="mt-4">Corrections</h1>
      <p className="mt-4 text-ivory-soft">
        A reading that is changed or taken down once its date has begun somewhere on Earth is listed
        here, most recent first. Withdrawn texts are not shown again.{' '}
        <a href={CORRECTIONS_FEED.path} type={CORRECTIONS_FEED.type}>
          This list as a feed
        </a>
        .
      </p>
      <p className="mt-4 text-lg" role="status">
        {corrections
          ? changesInWords(corrections.total)
          : 'The list is not available at the moment. Please try again in a minute.'}
      </p>
      {corrections && (
        <>
          <ol className="corrections">
            {corrections.listed.map((correction) => (
              <Entry key={`${correction.at} ${correction.sign}`} correction={correction} />
            ))}
          </ol>
          <Pages page={page} last={Math.ceil(corrections.total / ON_A_PAGE)} />
        </>
      )}
    </PageFrame>
  );
}

function Entry({ correction }: { correction: Correction }) {
  const { sign, date, at, texts } = correction;
  const minute = isoMinute(Date.parse(at));
  return (
    <li>
      <h2 className="text-xl">
        <Link to={datedPath(sign, date)}>{`${signName(sign)} for ${longDate(date)}`}</Link>
      </h2>
      <p className="text-sm text-ivory-soft">
        <time dateTime={minute}>
          {`${longDate(civilDateAt(Date.parse(minute)))}, ${minute.slice(11, 16)}\u00a0UTC`}
        </time>
        {`. ${reasonOf(correction)}`}
      </p>
      {texts && (
        <details className="fold text-sm">
          <summary className="text-gold">What changed</summary>
          <TextDifference
            before={correctedParagraphs(texts.before)}
            after={correctedParagraphs(texts.after)}
            changedOnly
          />
        </details>
      )}
    </li>
  );
}

function Pages({ page, last }: { page: number; last: number }) {
  if (last <= 1) return null;
  const address = (other: number) =>
    other === 1 ? CORRECTIONS_PATH : `${CORRECTIONS_PATH}?page=${other}`;
  return (
    <nav aria-label="Pages of the list" className="mt-8 flex flex-wrap gap-x-7">
      {page > 1 && (
        <Link to={address(page - 1)} rel="prev" className={buttonClasses('quiet')}>
          <span aria-hidden>← </span>Later changes
        </Link>
      )}
      {page < last && (
        <Link to={address(page + 1)} rel="next" className={buttonClasses('quiet')}>
          Earlier changes<span aria-hidden> →</span>
        </Link>
      )}
    </nav>
  );
}

/** A text by its parts; sections are named by their titles, since they change places. */
function correctedParagraphs({
  title,
  introduction,
  sections,
  lucky,
}: NonNullable<Correction['texts']>['before']): Paragraphs {
  return new Map([
    ['title', withoutAsterisks(headlineOf({ title }))],
    ['introduction', withoutAsterisks(introduction)],
    ...sections.map(
      ({ title: name, content }) => [name, `${name}: ${withoutAsterisks(content)}`] as const,
    ),
    ...lucky.map(
      ({ name, values, explanation }) =>
        [`lucky ${name}`, `Lucky ${name}: ${values.join(', ')}. ${explanation}`] as const,
    ),
  ]);
}
