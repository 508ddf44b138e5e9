import type { Sql } from 'postgres';

/** The roles that row level security and grants are written for; service_role stands above row level security. */
const REQUEST_ROLES = ['anon', 'authenticated', 'service_role'] as const;

/**
 * Makes the roles of requests where they are missing, and the role that servers log in as. It is a member of the others
 * and owns nothing. Throws with a sentence where the owner may not make roles.
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
    // A statement that changes a role takes no parameters; the password is made of base64url's letters.
    await sql.unsafe(`alter role "${server.name}" password '${server.password}'`);
    // No page waits longer, and a query whose asker has gone ends.
    await sql.unsafe(`alter role "${server.name}" set statement_timeout = '5s'`);
    await sql`grant anon, authenticated, service_role to ${sql(server.name)}`;
  } catch (error) {
    throw new Error(
      'The role in DATABASE_URL may not make the roles anon, authenticated, service_role (bypassrls) and ' +
        `${server.name}: run npm start once with a superuser's DATABASE_URL, or make them as docs/decisions/015-more-than-one-server.md says.`,
      { cause: error },
    );
  }
}

/** Another database of the same cluster may be prepared at the same moment: a role that is there is as good. */
async function createRole(sql: Sql, name: string, rights: string): Promise<void> {
  await sql.unsafe(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${name}') then create role "${name}" ${rights}; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`);
}

/**
 * What the roles may do apart from what the migrations grant: the server keeps accounts and sessions. No right to make a
 * trigger or anything else: what a trigger of the server's did in a function of the owner's would be done as the owner.
 */
export async function grantToServer(sql: Sql, server: string): Promise<void> {
  await sql`grant usage on schema public, auth to ${sql(server)}, anon, authenticated, service_role`;
  await sql`grant select, insert, update, delete on all tables in schema auth to ${sql(server)}`;
  await sql`revoke all on all tables in schema public from service_role`;
  await sql`grant select, insert, update, delete on all tables in schema public to service_role`;
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql`revoke temporary on database ${sql(database!.name)} from public`;
}

/** Throws with a sentence where a reader could make himself admin. */
export async function refuseOpenRole(sql: Sql): Promise<void> {
  const [answer] = await sql<{ open: boolean }[]>`
    select has_column_privilege('authenticated', 'public.profiles', 'role', 'update') as open`;
  if (answer?.open) {
    throw new Error(
      'Readers may change their own role in this database: revoke update on public.profiles from authenticated, ' +
        'grant it on username and display_name alone, and start again.',
    );
  }
}
