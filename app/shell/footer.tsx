import { Link, useLocation } from 'react-router';
import { CALENDAR_PATH } from '#domain/almanac/almanac-paths.ts';
import { SIGNS_PATH, signOfDatedPath, signOfPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { BLOG_RSS, signRss } from '../feeds/feed-paths.ts';
import { GraduatedRule } from '../ui/divider.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The footer of every page: links, and what the site is. */
export function Footer({ siteName }: { siteName: string }) {
  const { pathname } = useLocation();
  const sign = signOfPath(pathname) ?? signOfDatedPath(pathname);
  return (
    <footer className="site-footer mt-20">
      <GraduatedRule below />
      <PageFrame className="pt-4 pb-8 text-center">
        <nav aria-label="Footer" className="flex flex-wrap justify-center gap-x-4">
          <FooterLink to="/">Home</FooterLink>
          <FooterLink to="/#signs">All signs</FooterLink>
          <FooterLink to={SIGNS_PATH}>What is my sign?</FooterLink>
          <FooterLink to={CALENDAR_PATH}>Sky calendar</FooterLink>
          <FooterLink to="/blog">Blog</FooterLink>
          <FooterLink to="/method">How we check</FooterLink>
          {sign && <FeedLink path={signRss(sign)}>{`${signName(sign)} feed`}</FeedLink>}
          <FeedLink path={BLOG_RSS}>Blog feed</FeedLink>
        </nav>
        <p className="mx-auto mt-2 max-w-(--container-measure)">
          {`${siteName} computes the sky of each day and writes the readings from it. Nobody else is watching: no tracker, no cookie, no third party.`}
        </p>
      </PageFrame>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="footer-link">
      {children}
    </Link>
  );
}

/** A file, not a page: the router leaves it to the browser. */
function FeedLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} type="application/rss+xml" className="footer-link">
      {children}
    </a>
  );
}
