import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button, buttonLook } from '../ui/button.tsx';
import { NightMessage } from '../ui/night-message.tsx';

/** Page Not Found. */
export function UndiscoveredConstellation() {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <NightMessage
      heading="Page Not Found"
      sky="tall"
      twinkle
      actions={
        <>
          <Button className="needs-script" onClick={() => navigate(-1)}>
            Go Back
          </Button>
          <Link to="/" className={buttonLook('gold')}>
            Return to Home
          </Link>
        </>
      }
    >
      <p className="mt-5">
        The stars have led you to an undiscovered constellation. The way back is well lit.
      </p>
    </NightMessage>
  );
}
