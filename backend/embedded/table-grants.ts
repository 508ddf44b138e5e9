export type Verb = 'select' | 'insert' | 'update' | 'delete';
export type PublicRole = 'anon' | 'authenticated';

/** What a role may do with a table: a verb on all columns, or on those listed. */
export type Grant = Map<Verb, 'all columns' | ReadonlySet<string>>;
/** By table name, then by role. A table without an entry grants nothing. */
export type TableGrants = Map<string, Map<PublicRole, Grant>>;

/**
 * Reads the `grant … on public.x to …` statements of our migrations, in order. SQLite knows no
 * privileges, so the embedded backend keeps them by this table; Postgres keeps them itself.
 * A table begins with nothing, as after the `revoke all` that our migrations state.
 */
export function readGrants(sql: string): TableGrants {
  const grants: TableGrants = new Map();
  const statement = /^\s*grant\s+(.+?)\s+on\s+public\.(\w+)\s+to\s+([\w\s,]+);/gims;
  for (const [, privileges, table, roles] of sql.matchAll(statement)) {
    const byRole = grants.get(table!) ?? new Map<PublicRole, Grant>();
    for (const role of roles!.split(',').map((name) => name.trim())) {
      if (role !== 'anon' && role !== 'authenticated') continue;
      byRole.set(role, addPrivileges(byRole.get(role) ?? new Map(), privileges!));
    }
    grants.set(table!, byRole);
  }
  return grants;
}

/** Whether `role` may use `verb` on `table`, on exactly these columns where the verb writes some. */
export function isGranted(
  grants: TableGrants,
  {
    table,
    role,
    verb,
    columns,
  }: { table: string; role: PublicRole; verb: Verb; columns: string[] },
): boolean {
  const granted = grants.get(table)?.get(role)?.get(verb);
  if (!granted) return false;
  return granted === 'all columns' || columns.every((column) => granted.has(column));
}

function addPrivileges(grant: Grant, privileges: string): Grant {
  for (const [, verb, columns] of privileges.matchAll(
    /(select|insert|update|delete)\b\s*(?:\(([^)]*)\))?/gi,
  )) {
    const key = verb!.toLowerCase() as Verb;
    if (columns === undefined) grant.set(key, 'all columns');
    else grant.set(key, new Set(columns.split(',').map((column) => column.trim())));
  }
  return grant;
}
