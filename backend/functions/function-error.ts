/** How a function says no: a status and one sentence. */
export function functionError(status: number, sentence: string): Response {
  return Response.json({ error: sentence }, { status });
}
