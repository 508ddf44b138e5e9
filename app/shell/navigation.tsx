import { Link, NavLink } from 'react-router';

export function Navigation({ siteName }: { siteName: string }) {
  return (
    <header className="site-header">
      <Link to="/" className="site-name">
        {siteName}
      </Link>
      <nav aria-label="Main">
        <NavLink to="/" end>
          Home
        </NavLink>
      </nav>
    </header>
  );
}
