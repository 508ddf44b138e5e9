/** Any path that no other route knows: the frame of the site answers with Page Not Found. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
