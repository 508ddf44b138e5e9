import { isRouteErrorResponse } from 'react-router';

/** The last resort: the status where there is one and a sentence for a person, never a stack trace. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <div className="page">
      <h1>Unexpected Application Error!</h1>
      <p>{isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : SENTENCE}</p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </div>
  );
}

const SENTENCE = 'Something went wrong on our side. Please try again in a moment.';
