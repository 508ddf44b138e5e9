import { useEffect } from 'react';
import { data, Link, useLocation, useNavigate } from 'react-router';

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: 'Page Not Found' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <div className="page not-found">
      <h1>Page Not Found</h1>
      <p>The stars have led you to an undiscovered constellation.</p>
      <p>
        <button type="button" className="button needs-script" onClick={() => navigate(-1)}>
          Go Back
        </button>{' '}
        <Link to="/" className="button">
          Return to Home
        </Link>
      </p>
    </div>
  );
}
