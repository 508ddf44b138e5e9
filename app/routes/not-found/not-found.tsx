/** Any path without a route: the root's error boundary shows Page Not Found. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
