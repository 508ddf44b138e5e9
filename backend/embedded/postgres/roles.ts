import type { Sql } from 'postgres';

/** The roles in row level security policies and grants; service_role bypasses row level security. */
const REQUEST_ROLES = ['anon', 'authenticated', 'service_role'] as const;

/**
 * Creates missing request roles, and the role that servers log in as, which is a member of the others and owns nothing.
 * Throws with a message if the owner may not create roles.
 */
export async function ensureRoles(
  sql: Sql,
  server: { name: string; password: string },
): Promise<void> {
  try {
    for (const role of REQUEST_ROLES) await createRole(sql, role, 'nologin noinherit');
    await createRole(sql, server.name, 'login inherit');
    const [service] = await sql<{ above: boolean }[]>`
      select rolbypassrls as above from pg_roles where rolname = 'service_role'`;
    if (!service?.above) await sql`alter role service_role bypassrls`;
    // ALTER ROLE takes no parameters; the password only has base64url characters.
    await sql.unsafe(`alter role "${server.name}" password '${server.password}'`);
    // Pages don't wait longer, and an abandoned query ends.
    await sql.unsafe(`alter role "${server.name}" set statement_timeout = '5s'`);
    await sql`grant anon, authenticated, service_role to ${sql(server.name)}`;
  } catch (error) {
    throw new Error(
      'The role in DATABASE_URL is not allowed to create the roles anon, authenticated, service_role (bypassrls) and ' +
        `${server.name}: run npm start once with a superuser's DATABASE_URL, or create them as described in docs/decisions/015-more-than-one-server.md.`,
      { cause: error },
    );
  }
}

/** Another database of the same cluster may be preparing at the same moment: the role it created will do. */
async function createRole(sql: Sql, name: string, rights: string): Promise<void> {
  await sql.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${name}') then create role "${name}" ${rights}; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
}

/**
 * What the roles may do beyond the migrations' grants: the server manages accounts and sessions. No right to create
 * triggers or anything else: with a trigger, the server could run one of the owner's functions as the owner.
 */
export async function grantToServer(sql: Sql, server: string): Promise<void> {
  await sql`grant usage on schema public, auth to ${sql(server)}, anon, authenticated, service_role`;
  await sql`grant select, insert, update, delete on all tables in schema auth to ${sql(server)}`;
  await sql`revoke all on all tables in schema public from service_role`;
  await sql`grant select, insert, update, delete on all tables in schema public to service_role`;
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql`revoke temporary on database ${sql(database!.name)} from public`;
}

/** Throws with a message if a reader could become admin. */
export async function refuseWritableRole(sql: Sql): Promise<void> {
  const [answer] = await sql<{ open: boolean }[]>`
    select has_column_privilege('authenticated', 'public.profiles', 'role', 'update') as open`;
  if (answer?.open) {
    throw new Error(
      'Readers can change their own role in this database: revoke update on public.profiles from authenticated, ' +
        'grant it on username and display_name alone, and start again.',
    );
  }
}
