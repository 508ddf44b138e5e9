import { DataError } from '#data/data-error.ts';
import type { Log } from '#services/log.ts';
import { parsedJson } from '../../parsed-json.ts';
import type { Keys, Lite } from '../lite.ts';
import { boundedQuery } from './bounded-query.ts';
import { type Caller, callerOf } from './callers.ts';
import { postgrestError } from './postgrest-error.ts';
import { refuseScan } from './refuse-scan.ts';
import { isGranted, type TableGrants, type Verb } from './table-grants.ts';
import type { Table, Tables } from './tables.ts';
import { tidyError } from './tidy-errors.ts';
import { isRow, typedBody } from './typed-body.ts';
import { typedQuery } from './typed-query.ts';

export interface RestDeps {
  lite: Pick<Lite, 'fetch'>;
  keys: Keys;
  tables: Tables;
  grants: TableGrants;
  log: Log;
}

const VERB_OF_METHOD: Record<string, Verb> = {
  GET: 'select',
  HEAD: 'select',
  POST: 'insert',
  PUT: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
};

/**
 * Answers `/rest/v1/…` like PostgREST: requests that the embedded backend would wrongly allow, misread, or answer with
 * a 500 are refused or rewritten first. Row level security is left to the backend.
 */
export async function answerRest(deps: RestDeps, request: Request): Promise<Response> {
  const answer = await answerWithBody(deps, request);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

async function answerWithBody(deps: RestDeps, request: Request): Promise<Response> {
  const { lite, keys, tables } = deps;
  if (request.method === 'OPTIONS') {
    // Whatever the path, this only tells the browser which methods and headers it may send.
    const { headers } = await lite.fetch(new Request(new URL('/rest/v1/', request.url), request));
    headers.delete('content-type');
    headers.delete('content-length');
    return new Response(null, { status: 204, headers });
  }
  const verb = VERB_OF_METHOD[request.method];
  if (verb === undefined) {
    return postgrestError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
  const caller = callerOf(request, keys);
  if (caller instanceof Response) return caller;

  const path = new URL(request.url).pathname.slice('/rest/v1/'.length);
  if (path === '' && verb === 'select') return lite.fetch(request);
  if (/^rpc\/\w+$/.test(path)) return unknownFunction(path.slice('rpc/'.length));
  // Accept plain table names only; encoded variants would bypass the grants.
  if (!/^\w+$/.test(path)) return unknownPath();
  const table = tables.get(path);
  if (!table) {
    return postgrestError(
      404,
      'PGRST205',
      `Could not find the table 'public.${path}' in the schema cache`,
    );
  }
  return answerForTable(deps, request, { table, verb, caller });
}

async function answerForTable(
  { lite, grants, log }: RestDeps,
  request: Request,
  { table, verb, caller }: { table: Table; verb: Verb; caller: Caller },
): Promise<Response> {
  const body = verb === 'insert' || verb === 'update' ? await request.clone().text() : null;
  // Anything but JSON is left to the backend.
  const json = body === null ? undefined : parsedJson(body);
  if (caller !== 'service') {
    const columns = columnsOf(verb, json);
    const verbs: Verb[] = isUpsert(request) ? ['insert', 'update'] : [verb];
    if (
      !verbs.every((verb) => isGranted(grants, { table: table.name, role: caller, verb, columns }))
    ) {
      return postgrestError(
        caller === 'anon' ? 401 : 403,
        '42501',
        `permission denied for table ${table.name}`,
      );
    }
  }
  const bounded = caller === 'service' ? request : boundedQuery(request, table);
  if (bounded instanceof Response) return bounded;
  const asked = new URL(bounded.url);
  const url = typedQuery(asked, table);
  if (url instanceof Response) return url;
  const refusal = caller === 'service' ? null : refuseScan(asked.searchParams, table);
  if (refusal) return refusal;
  const typed = json === undefined ? undefined : typedBody(json, table);
  if (typed instanceof Response) return typed;

  const answer = await lite.fetch(
    new Request(url, {
      // An error response to HEAD has no body to describe it.
      method: request.method === 'HEAD' ? 'GET' : request.method,
      headers: bounded.headers,
      body: typed === undefined ? body : JSON.stringify(typed),
    }),
  );
  return tidyError(answer, table, (cause) => {
    if (caller === 'service') return cause;
    const failure = { message: cause, code: 'XX000' };
    log.error({ err: new DataError(`Answering for ${table.name}`, failure) }, 'A query failed.');
    return null;
  });
}

/** PostgREST's answer to an unknown path. */
export function unknownPath(): Response {
  return postgrestError(404, 'PGRST125', 'Invalid path specified in request URL');
}

function unknownFunction(name: string): Response {
  return postgrestError(
    404,
    'PGRST202',
    `Could not find the function public.${name} without parameters in the schema cache`,
    {
      details: `Searched for the function public.${name} without parameters, but no matches were found in the schema cache.`,
    },
  );
}

/** Whether a request may also overwrite rows, which takes the right to update. */
function isUpsert({ method, headers }: Request): boolean {
  const merges = /\bresolution=merge-duplicates\b/.test(headers.get('Prefer') ?? '');
  return method === 'PUT' || (method === 'POST' && merges);
}

/** The columns that a body writes; null, meaning every column, if it isn't rows. Only an insert may have several rows. */
function columnsOf(verb: Verb, body: unknown): string[] | null {
  const rows = verb === 'insert' && Array.isArray(body) ? body : [body];
  return rows.every(isRow) ? rows.flatMap(Object.keys) : null;
}
