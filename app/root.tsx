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
import { Footer } from './shell/footer.tsx';
import { KeepReaderDay } from './shell/keep-reader-day.tsx';
import { liveDays } from './shell/live-days.ts';
import { Navigation } from './shell/navigation.tsx';
import { NonceContext } from './shell/nonce.ts';
import { READER_DAY_SCRIPT } from './shell/reader-day.ts';
import { siteContext } from './site-context.ts';
import styles from './styles/app.css?url';

export function loader({ context }: Route.LoaderArgs) {
  const { services, siteName, origin } = context.get(siteContext);
  return { days: liveDays(services.clock()), siteName, origin };
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
    <>
      <a className="skip-link" href="#main">
        Skip to the reading
      </a>
      <Navigation siteName={loaderData.siteName} />
      <main id="main">
        <Outlet />
      </main>
      <Footer siteName={loaderData.siteName} />
      <KeepReaderDay siteDate={loaderData.days[0]!.date} />
    </>
  );
}

/** The last resort: one sentence for a person, the status where there is one, never a stack trace. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" className="page">
      <h1>Unexpected Application Error!</h1>
      <p>
        {isRouteErrorResponse(error)
          ? `${error.status} ${error.statusText}`
          : 'Something went wrong on our side. Please try again in a moment.'}
      </p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </main>
  );
}
