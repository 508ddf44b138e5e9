interface Particulars {
  details?: string | null;
  hint?: string | null;
  headers?: Record<string, string>;
}

/** An error in PostgREST's shape, by its own codes or those of Postgres. */
export function postgrestError(
  status: number,
  code: string,
  message: string,
  { details = null, hint = null, headers }: Particulars = {},
): Response {
  return Response.json({ code, details, hint, message }, { status, headers });
}
