import { postgrestError } from './postgrest-error.ts';
import type { Table } from './tables.ts';

/**
 * If a query fails in SQLite, the embedded backend returns 500 with the statement in it. A violated constraint is the
 * caller's mistake and gets the answer that PostgREST would give; anything else stays a 500. `detailsOf` gets the cause
 * and returns what the caller may be told.
 */
export async function tidyError(
  response: Response,
  table: Table,
  detailsOf: (cause: string) => string | null,
): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response.json().catch(() => null);
  const { message } = Object(body) as { message?: unknown };
  const cause = typeof message === 'string' ? message : 'no reason given';
  return (
    constraintError(cause, table) ??
    postgrestError(500, 'XX000', 'The query failed.', { details: detailsOf(cause) })
  );
}

function constraintError(message: string, table: Table): Response | null {
  const [, kind, what] =
    /\b(UNIQUE|NOT NULL|CHECK) constraint failed: ([^\n]+)/.exec(message) ?? [];
  const columns = what?.replaceAll(`${table.name}.`, '').trim() ?? '';
  switch (kind) {
    case 'UNIQUE': {
      const name = table.unique.get(columns) ?? `${table.name}_pkey`;
      return postgrestError(
        409,
        '23505',
        `duplicate key value violates unique constraint "${name}"`,
      );
    }
    case 'NOT NULL':
      return postgrestError(
        400,
        '23502',
        `null value in column "${columns}" of relation "${table.name}" violates not-null constraint`,
      );
    case 'CHECK':
      return postgrestError(
        400,
        '23514',
        `new row for relation "${table.name}" violates check constraint "${columns}"`,
      );
  }
  const check = /violates check constraint "(\w+)"/.exec(message)?.[1];
  if (check) {
    return postgrestError(
      400,
      '23514',
      `new row for relation "${table.name}" violates check constraint "${check}"`,
    );
  }
  if (message.includes('history of readings cannot be changed')) {
    return postgrestError(403, '42501', 'The history of readings cannot be changed.');
  }
  if (message.includes('FOREIGN KEY constraint failed')) {
    return postgrestError(
      409,
      '23503',
      `insert or update on table "${table.name}" violates foreign key constraint`,
    );
  }
  if (/Failed to prepare statement: (?:update|insert)/i.test(message)) {
    return postgrestError(400, 'PGRST102', 'Empty or invalid json');
  }
  if (message.includes('max bound parameters')) {
    return postgrestError(400, 'PGRST100', 'The query contains too many values.');
  }
  if (/Failed to prepare statement|Missing closing quote|Cannot bind value/.test(message)) {
    return postgrestError(400, 'PGRST100', 'The query cannot be parsed.');
  }
  return null;
}
