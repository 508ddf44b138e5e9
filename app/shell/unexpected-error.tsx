import { isRouteErrorResponse } from 'react-router';
import { buttonLook } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

const SENTENCE = 'Something went wrong on our side. Please try again in a moment.';

/** The last resort: the status where there is one and a sentence for a person, never a stack trace. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <PageFrame width="measure" className="py-20 text-center">
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p className="mt-5 text-lg text-ivory-soft">
        {isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : SENTENCE}
      </p>
      <p className="mt-8">
        <a href="/" className={buttonLook('gold')}>
          Return to Home
        </a>
      </p>
    </PageFrame>
  );
}
