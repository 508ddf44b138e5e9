import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button, buttonClasses } from '../ui/button.tsx';
import { NightMessage } from '../ui/night-message.tsx';

/** A figure from star to star of the northern sky that no atlas has. */
const UNDISCOVERED =
  'M274 150L347 203L451 191L433 133L514 90L549 130L451 191M549 130L611 127L662 130L727 87M347 203L351 255L275 294';

export function PageNotFound() {
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
      figure={UNDISCOVERED}
      actions={
        <>
          <Button
            className="needs-script"
            onClick={() => (hasPageBefore() ? navigate(-1) : navigate('/'))}
          >
            Go Back
          </Button>
          <Link to="/" className={buttonClasses('gold')}>
            Return to Home
          </Link>
        </>
      }
    >
      <p className="mt-5">
        The stars have led you to an undiscovered constellation.{' '}
        <span className="inline-block">The way back is well lit.</span>
      </p>
    </NightMessage>
  );
}

/** A tab that the user opened has a blank page before its first one, and going back there is no use. */
function hasPageBefore(): boolean {
  const isFirstHere = (history.state?.idx ?? 0) === 0;
  const emptyPages = isFirstHere && document.referrer === '' ? 1 : 0;
  return history.length > 1 + emptyPages;
}
