import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button, buttonLook } from '../ui/button.tsx';
import { NightMessage } from '../ui/night-message.tsx';

/** A figure from star to star of the northern sky that no atlas has. */
const UNDISCOVERED =
  'M249 164L322 217L426 205L408 147L489 104L524 144L426 205M524 144L586 141L637 144L702 101M322 217L326 269L250 308';

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
      figure={UNDISCOVERED}
      actions={
        <>
          <Button
            className="needs-script"
            onClick={() => (hasPageBefore() ? navigate(-1) : navigate('/'))}
          >
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

/** A tab opened by hand has an empty page before its first one; going back there leads nowhere. */
function hasPageBefore(): boolean {
  const isFirstHere = (history.state?.idx ?? 0) === 0;
  const emptyPages = isFirstHere && document.referrer === '' ? 1 : 0;
  return history.length > 1 + emptyPages;
}
