import { DatabaseSync } from 'node:sqlite';
import type { Accounts } from './account-store.ts';

const BUSY_MS = 5_000;

export function openSqliteAccounts(file: string): Accounts {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  return {
    async exists(email) {
      const find = database.prepare('select 1 from "auth.users" where email = ?');
      return find.get(email) !== undefined;
    },
    async replaceHash(email, hashed) {
      database.exec('begin immediate');
      const user = database
        .prepare('update "auth.users" set encrypted_password = ? where email = ? returning id')
        .get(hashed, email);
      if (user) {
        database.prepare('delete from "auth.refresh_tokens" where user_id = ?').run(user.id!);
        database.prepare('delete from "auth.sessions" where user_id = ?').run(user.id!);
      }
      database.exec('commit');
      return user !== undefined;
    },
    close: async () => database.close(),
  };
}
