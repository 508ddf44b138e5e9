import postgres from 'postgres';
import type { Accounts } from './account-store.ts';

export function openPostgresAccounts(url: string): Accounts {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return {
    async exists(email) {
      const found = await sql`select 1 from auth.users where email = ${email}`;
      return found.length > 0;
    },
    async replaceHash(email, hashed) {
      return sql.begin(async (transaction) => {
        const [user] = await transaction`
          update auth.users set encrypted_password = ${hashed} where email = ${email} returning id`;
        if (!user) return false;
        await transaction`delete from auth.refresh_tokens where user_id = ${user.id}`;
        await transaction`delete from auth.sessions where user_id = ${user.id}`;
        return true;
      });
    },
    close: () => sql.end(),
  };
}
