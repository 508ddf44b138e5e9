import { z } from 'zod';
import { parsedJson } from '../parsed-json.ts';
import { boundedBody } from './bounded-body.ts';
import { storageError, tooLarge } from './storage-error.ts';

const MAX_BYTES = 64 * 1024;

/** The JSON body of a request, validated by a schema, or the refusal. */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<z.output<T> | Response> {
  const body = await boundedBody(request, MAX_BYTES);
  if (!body) return tooLarge();
  const result = schema.safeParse(parsedJson(new TextDecoder().decode(body)));
  if (result.success) return result.data;
  return storageError('InvalidRequest', `body ${z.prettifyError(result.error)}`);
}
