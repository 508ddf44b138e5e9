import { isGranted, type PublicRole, type TableGrants, type Verb } from './table-grants.ts';

const VERB_OF_METHOD: Record<string, Verb> = {
  GET: 'select',
  HEAD: 'select',
  POST: 'insert',
  PUT: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
};

/**
 * Refuses a request to `/rest/v1/{table}` that its role has no privilege for, as PostgREST does: 401 for
 * anonymous callers and 403 for signed-in ones, code 42501. Returns null where the request may go on.
 * Row level security is the backend's own affair.
 */
export async function refuseWithoutGrant(
  request: Request,
  grants: TableGrants,
): Promise<Response | null> {
  const name = /^\/rest\/v1\/(\w*)$/.exec(new URL(request.url).pathname)?.[1];
  // Only a plain name is looked up, so that no other way of writing it passes by the grants.
  if (name === undefined) return unknownPath();
  const verb = VERB_OF_METHOD[request.method];
  if (name === '' || verb === undefined) return null;

  const role = roleOf(request);
  const columns = verb === 'update' ? await columnsOf(request) : [];
  if (columns !== null && isGranted(grants, { table: name, role, verb, columns })) return null;
  // An unknown table is answered by the backend, which says that it does not exist.
  if (verb === 'select' && !grants.has(name)) return null;
  return Response.json(
    { code: '42501', details: null, hint: null, message: `permission denied for table ${name}` },
    { status: role === 'anon' ? 401 : 403 },
  );
}

/** PostgREST's answer to a path that leads nowhere. */
export function unknownPath(): Response {
  return Response.json(
    {
      code: 'PGRST125',
      details: null,
      hint: null,
      message: 'Invalid path specified in request URL',
    },
    { status: 404 },
  );
}

/** Whether a request brings this API key, in its header or its query. */
export function hasKey(request: Request, key: string): boolean {
  const brought = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  return brought === key;
}

/** A bearer token that is no api key claims a session; whether it holds is for the backend to judge. */
function roleOf(request: Request): PublicRole {
  const token = request.headers.get('authorization')?.replace(/^bearer\s+/i, '');
  return token && /^[^.]+\.[^.]+\.[^.]+$/.test(token) ? 'authenticated' : 'anon';
}

/** The columns that a JSON body writes, or null where it cannot be read as an object. */
async function columnsOf(request: Request): Promise<string[] | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return Object.keys(body);
}
