import { postgrestError } from './postgrest-error.ts';
import type { Table } from './tables.ts';
import { type ColumnType, typedValue } from './typed-value.ts';

type Row = Record<string, unknown>;

/**
 * The rows of a JSON body with each value converted for its column, as Postgres's `json_populate_recordset` does it: a
 * number or object for a text column becomes its text. A value of the wrong type is refused with Postgres's code;
 * anything but an object or a list of objects is refused the way PostgREST refuses it.
 */
export function typedBody(body: unknown, table: Table): unknown | Response {
  if (Array.isArray(body)) {
    if (!body.every(isRow)) return postgrestError(400, 'PGRST102', 'All object keys must match');
    const rows = body.map((row) => typedRow(row, table));
    return rows.find((row) => row instanceof Response) ?? rows;
  }
  return isRow(body)
    ? typedRow(body, table)
    : postgrestError(400, 'PGRST102', 'Empty or invalid json');
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typedRow(row: Row, { columns }: Table): Row | Response {
  const typed: [string, unknown][] = [];
  for (const [name, value] of Object.entries(row)) {
    const type = columns.get(name);
    const stored = type === undefined ? { value } : asStored(type, value);
    if ('code' in stored)
      return postgrestError(400, stored.code, stored.message, { details: stored.details });
    typed.push([name, stored.value]);
  }
  return Object.fromEntries(typed);
}

function asStored(type: ColumnType, value: unknown) {
  if (value === null || type === 'jsonb') return { value };
  if (type === 'boolean' && typeof value === 'boolean') return { value };
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const typed = typedValue(type, text);
  return type === 'boolean' && 'value' in typed ? { value: typed.value === 'true' } : typed;
}
