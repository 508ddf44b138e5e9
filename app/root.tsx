import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import romanFont from './fonts/eb-garamond-roman.woff2?url';
import { Footer } from './shell/footer.tsx';
import { KeepReaderDay } from './shell/keep-reader-day.tsx';
import { liveDays } from './shell/live-days.ts';
import { Navigation } from './shell/navigation.tsx';
import { NonceContext } from './shell/nonce.ts';
import { READER_DAY_SCRIPT } from './shell/reader-day.ts';
import { UndiscoveredConstellation } from './shell/undiscovered-constellation.tsx';
import { UnexpectedError } from './shell/unexpected-error.tsx';
import { siteContext } from './site-context.ts';
import styles from './styles/app.css?url';

export function loader({ context }: Route.LoaderArgs) {
  const { now, siteName } = context.get(siteContext);
  return { days: liveDays(now), siteName };
}

/** Always, so that the date in UTC of the frame and of the page inside it are of one answer. */
export function shouldRevalidate(): boolean {
  return true;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang="en"
      data-site-date={site?.days[0]?.date}
      data-live-days={site?.days.map(({ offset }) => offset).join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b1530" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="preload" as="font" type="font/woff2" href={romanFont} crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, nothing of a visitor's
          dangerouslySetInnerHTML={{ __html: READER_DAY_SCRIPT }}
        />
        <Meta />
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
  return (
    <Frame siteName={loaderData.siteName}>
      <Outlet />
      <KeepReaderDay days={loaderData.days} />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame siteName={loaderData?.siteName ?? 'Home'}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <UndiscoveredConstellation />
      ) : (
        <UnexpectedError error={error} />
      )}
    </Frame>
  );
}

function Frame({ siteName, children }: { siteName: string; children: ReactNode }) {
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
    </>
  );
}
