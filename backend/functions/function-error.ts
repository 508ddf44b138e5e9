/** The error response of a function: a status and one sentence. */
export function functionError(status: number, sentence: string): Response {
  return Response.json({ error: sentence }, { status });
}
