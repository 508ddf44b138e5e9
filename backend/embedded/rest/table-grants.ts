const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];
const PUBLIC_ROLES = ['anon', 'authenticated'] as const;
export type PublicRole = (typeof PUBLIC_ROLES)[number];

/** What a role may do with a table: a verb on all columns, or on those listed. */
export type Grant = Map<Verb, 'all columns' | ReadonlySet<string>>;
/** By table name, then by role. A table without an entry grants nothing. */
export type TableGrants = Map<string, Map<PublicRole, Grant>>;

/**
 * Reads the `grant … on public.x to …` and `revoke … on public.x from …` statements of our migrations, in order. SQLite
 * has no privileges, so the embedded backend enforces this table; Postgres enforces its own grants. A table that is
 * never named grants nothing.
 */
export function readGrants(sql: string): TableGrants {
  const grants: TableGrants = new Map();
  const statement =
    /^\s*(grant|revoke)\s+(.+?)\s+on\s+(?:table\s+)?public\.(\w+)\s+(?:to|from)\s+([\w\s,]+);/gims;
  for (const [, verb, privileges, table, roles] of sql.matchAll(statement)) {
    const byRole = grants.get(table!) ?? new Map<PublicRole, Grant>();
    const change = verb!.toLowerCase() === 'grant' ? addPrivileges : takePrivileges;
    for (const role of rolesOf(roles!)) {
      byRole.set(role, change(byRole.get(role) ?? new Map(), privileges!));
    }
    grants.set(table!, byRole);
  }
  return grants;
}

/** `public` means every role. */
function rolesOf(list: string): PublicRole[] {
  const names = list.split(',').map((name) => name.trim().toLowerCase());
  return PUBLIC_ROLES.filter((role) => names.includes(role) || names.includes('public'));
}

/** Whether `role` may use `verb` on all of `columns` of `table`; null stands for every column. */
export function isGranted(
  grants: TableGrants,
  {
    table,
    role,
    verb,
    columns,
  }: { table: string; role: PublicRole; verb: Verb; columns: string[] | null },
): boolean {
  const granted = grants.get(table)?.get(role)?.get(verb);
  if (!granted) return false;
  return granted === 'all columns' || (columns?.every((column) => granted.has(column)) ?? false);
}

function addPrivileges(grant: Grant, privileges: string): Grant {
  for (const [verb, columns] of privilegesOf(privileges)) {
    const before = grant.get(verb);
    if (columns === null || before === 'all columns') grant.set(verb, 'all columns');
    else grant.set(verb, new Set([...(before ?? []), ...columns]));
  }
  return grant;
}

/** As in Postgres, revoking a column does not undo a grant of the whole table. */
function takePrivileges(grant: Grant, privileges: string): Grant {
  for (const [verb, columns] of privilegesOf(privileges)) {
    const before = grant.get(verb);
    if (columns === null) grant.delete(verb);
    else if (before && before !== 'all columns') {
      grant.set(verb, new Set([...before].filter((column) => !columns.includes(column))));
    }
  }
  return grant;
}

/** The verbs of a list of privileges, each with its columns, or null for all of them. */
function privilegesOf(privileges: string): [Verb, string[] | null][] {
  if (/^all(?:\s+privileges)?$/i.test(privileges.trim())) return VERBS.map((verb) => [verb, null]);
  return [...privileges.matchAll(/(select|insert|update|delete)\b\s*(?:\(([^)]*)\))?/gi)].map(
    ([, verb, columns]) => [
      verb!.toLowerCase() as Verb,
      columns?.split(',').map((column) => column.trim()) ?? null,
    ],
  );
}
