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
  const found = await sql<{ rolname: string; rolbypassrls: boolean }[]>`
    select rolname, rolbypassrls from pg_roles
    where rolname in ${sql([...REQUEST_ROLES, server.name])}`;
  const known = new Map(found.map(({ rolname, rolbypassrls }) => [rolname, rolbypassrls]));
  try {
    for (const role of REQUEST_ROLES) {
      if (known.has(role)) continue;
      const above = role === 'service_role' ? sql`bypassrls` : sql``;
      await sql`create role ${sql(role)} nologin noinherit ${above}`;
    }
    if (known.get('service_role') === false) await sql`alter role service_role bypassrls`;
    if (!known.has(server.name)) await sql`create role ${sql(server.name)} login inherit`;
    // A statement that makes a role takes no parameters; the password is made of base64url's letters.
    await sql.unsafe(`alter role "${server.name}" password '${server.password}'`);
    await sql`grant anon, authenticated, service_role to ${sql(server.name)}`;
  } catch (error) {
    throw new Error(
      'The role in DATABASE_URL may not make the roles anon, authenticated, service_role (bypassrls) and ' +
        `${server.name}: run npm start once with a superuser's DATABASE_URL, or make them as docs/decisions/015-more-than-one-server.md says.`,
      { cause: error },
    );
  }
}

/** What the roles may do apart from what the migrations grant: the server keeps accounts and sessions. */
export async function grantToServer(sql: Sql, server: string): Promise<void> {
  await sql`grant usage on schema public, auth to ${sql(server)}, anon, authenticated, service_role`;
  await sql`grant select, insert, update, delete on all tables in schema auth to ${sql(server)}`;
  await sql`grant all on all tables in schema public to service_role`;
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
