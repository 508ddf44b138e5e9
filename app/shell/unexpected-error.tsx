import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonClasses } from '../ui/button.tsx';
import { NightMessage } from '../ui/night-message.tsx';

/** The last resort: the status, or the error's message, and a sentence for a person. */
export function UnexpectedError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <NightMessage
      heading="Unexpected Application Error!"
      sky="low"
      // Full page loads: what has failed may be the router itself.
      actions={
        <>
          <a href={pathname + search} className={buttonClasses()}>
            Try Again
          </a>
          <a href="/" className={buttonClasses('gold')}>
            Return to Home
          </a>
        </>
      }
    >
      <p className="mt-5 text-2xl text-gold-bright italic">{nameOf(error)}</p>
      <p className="mt-4">{adviceOn(error)}</p>
    </NightMessage>
  );
}

/** Errors from the server come without their message: React Router replaces it with `Unexpected Server Error`. */
function nameOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
}

function adviceOn(error: unknown): string {
  if (!isRouteErrorResponse(error))
    return 'The page could not be shown. Please try again in a moment.';
  if (error.status === 405) return 'This page does not accept submissions.';
  if (error.status === 429) return 'Too many requests. Please wait a moment and try again.';
  if (error.status === 503)
    return 'Our past readings can’t be reached right now. Please try again in a minute.';
  if (error.status < 500) return 'The page cannot handle this request.';
  return 'Something went wrong on our side. Please try again in a moment.';
}
