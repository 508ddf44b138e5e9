import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

/** Page Not Found. */
export function UndiscoveredConstellation() {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <div className="page not-found">
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
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
