import { Link, NavLink } from 'react-router';
import { GraduatedRule } from '../../ui/divider.tsx';
import { Engraving } from '../../ui/engraving.tsx';
import { STAR_PATH } from '../../ui/glyph-paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SessionCorner } from '../session/session-corner.tsx';
import { HoroscopesMenu } from './horoscopes-menu.tsx';
import { PanelButton } from './panel-button.tsx';

/** The header of every page. On small screens, with scripts, a panel replaces the links. */
export function Navigation({ siteName }: { siteName: string }) {
  return (
    <header className="site-header">
      <PageFrame className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
        <Link to="/" className="site-name">
          <Engraving size={22} className="shrink-0">
            <path d={STAR_PATH} />
          </Engraving>
          {siteName}
        </Link>
        <nav aria-label="Main" className="site-nav md:ml-auto">
          <NavLink to="/" end className="site-nav-link">
            Home
          </NavLink>
          <HoroscopesMenu />
          <NavLink to="/blog" className="site-nav-link">
            Blog
          </NavLink>
        </nav>
        <SessionCorner onSignOut={focusContent} className="max-md:hidden" />
        <PanelButton />
      </PageFrame>
      <GraduatedRule />
    </header>
  );
}

function focusContent() {
  document.getElementById('main')?.focus({ preventScroll: true });
}
