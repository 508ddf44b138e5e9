/**
 * What the embedded backend answers when a query fails in SQLite is a 500 with the statement in it. A
 * column that does not exist is the caller's mistake, which PostgREST answers with 400 and code 42703;
 * anything else stays a 500, without its insides.
 */
export async function tidyError(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const message = (body as { message?: unknown } | null)?.message;
  if (typeof message === 'string' && message.includes('Failed to prepare statement')) {
    return Response.json(
      { code: '42703', details: null, hint: null, message: 'column does not exist' },
      { status: 400 },
    );
  }
  return Response.json(
    { code: 'XX000', details: null, hint: null, message: 'The query could not be answered.' },
    { status: 500 },
  );
}
