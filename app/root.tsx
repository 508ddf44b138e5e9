import { type ReactNode, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { signOfPath } from '#domain/zodiac/sign-paths.ts';
import type { Route } from './+types/root';
import { errorMeta } from './meta/error-meta.ts';
import { Background } from './shell/background/background.tsx';
import { keepCurrentPage, useTrackCurrentPage } from './shell/current-page.ts';
import { replayEarlyPress } from './shell/early-press.ts';
import { Footer } from './shell/footer.tsx';
import headScript from './shell/head-script.ts?inline-script';
import { InlineScript } from './shell/inline-script.tsx';
import { liveDays } from './shell/live-days.ts';
import { Navigation } from './shell/navigation/navigation.tsx';
import { NonceContext } from './shell/nonce.ts';
import { PageNotFound } from './shell/page-not-found.tsx';
import { useSiteName } from './shell/site-name.ts';
import { Toaster } from './shell/toasts/toaster.tsx';
import { UnexpectedError } from './shell/unexpected-error.tsx';
import { siteContext } from './site-context.ts';
import styles from './styles/app.css?url';

export function loader({ context }: Route.LoaderArgs) {
  const { now, siteName, origin, imageHost } = context.get(siteContext);
  return { days: liveDays(now), siteName, origin, imageHost };
}

export const clientMiddleware = [keepCurrentPage];

/** Only for errors: each page has its own tags, which replace these. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  return error ? errorMeta(error, loaderData) : [];
}

/**
 * Revalidates with every page, so both agree on the UTC date. Except for a sign's page reached by a link: it doesn't
 * wait for the server (see routes/sign/today.tsx).
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return signOfPath(nextUrl.pathname) === null || nextUrl.pathname === currentUrl.pathname;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang="en"
      data-site-name={useSiteName(site?.siteName)}
      data-site-date={site?.days[0]?.date}
      data-live-days={site?.days.map(({ offset }) => offset).join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1530" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Once the page is painted: React adds it when it hydrates. */}
        {!import.meta.env.SSR && <link rel="manifest" href="/manifest.json" />}
        <Meta />
        <link rel="stylesheet" href={styles} />
        <InlineScript text={headScript} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Site({ loaderData }: Route.ComponentProps) {
  useTrackCurrentPage();
  return (
    <Frame siteName={loaderData.siteName}>
      <Outlet />
      <Background days={loaderData.days} />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame siteName={useSiteName(loaderData?.siteName)}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <PageNotFound />
      ) : (
        <UnexpectedError error={error} />
      )}
    </Frame>
  );
}

function Frame({ siteName, children }: { siteName: string; children: ReactNode }) {
  useEffect(() => replayEarlyPress(document), []);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Navigation siteName={siteName} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer siteName={siteName} />
      <Toaster />
    </>
  );
}
