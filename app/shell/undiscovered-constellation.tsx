import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button, buttonLook } from '../ui/button.tsx';
import { Divider } from '../ui/divider.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Starfield } from '../ui/starfield.tsx';

/** Page Not Found. */
export function UndiscoveredConstellation() {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <section className="night [--sky-height:20rem] [--words-at:54%]">
      <Starfield chart="pole" twinkle />
      <PageFrame
        width="measure"
        className="relative flex flex-col items-center pt-[19rem] pb-16 text-center md:min-h-[44rem] md:justify-center md:pt-16"
      >
        <h1>Page Not Found</h1>
        <p className="mt-5 text-lg text-ivory-soft">
          The stars have led you to an undiscovered constellation. The way back is well lit.
        </p>
        <Divider className="mt-8" />
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button className="needs-script" onClick={() => navigate(-1)}>
            Go Back
          </Button>
          <Link to="/" className={buttonLook('gold')}>
            Return to Home
          </Link>
        </div>
      </PageFrame>
    </section>
  );
}
