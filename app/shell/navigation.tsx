import { Link, NavLink } from 'react-router';
import { GraduatedRule } from '../ui/divider.tsx';
import { Engraving } from '../ui/engraving.tsx';
import { STAR_PATH } from '../ui/glyph-paths.ts';
import { PageFrame } from '../ui/page-frame.tsx';

export function Navigation({ siteName }: { siteName: string }) {
  return (
    <header className="site-header">
      <PageFrame className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
        <Link to="/" className="site-name">
          <Engraving size={22}>
            <path d={STAR_PATH} />
          </Engraving>
          {siteName}
        </Link>
        <nav aria-label="Main" className="flex gap-6 md:gap-8">
          <NavLink to="/" end className="site-nav-link max-sm:hidden">
            Home
          </NavLink>
          <Link to="/#signs" className="site-nav-link">
            Horoscopes
          </Link>
        </nav>
      </PageFrame>
      <GraduatedRule />
    </header>
  );
}
