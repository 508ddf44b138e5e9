import { DatabaseSync } from 'node:sqlite';
import { hash } from 'bcryptjs';
import postgres from 'postgres';
import type { Store } from '../lite.ts';

/** bcrypt ignores anything longer. */
export const MAX_PASSWORD_BYTES = 72;
export const MIN_PASSWORD_LENGTH = 8;
/** The same cost as the backend's own hashes. */
export const ROUNDS = 10;

/** Whether an account with this address exists. */
export function accountExists(store: Store, email: string): Promise<boolean> {
  return withAccounts(store, (accounts) => accounts.exists(email.toLowerCase()));
}

/**
 * Sets the password of an account and ends all its sessions. False if there is no such account. Safe while the site
 * runs.
 */
export async function setPassword(store: Store, email: string, password: string): Promise<boolean> {
  const hashed = await hash(password, ROUNDS);
  return withAccounts(store, (accounts) => accounts.replaceHash(email.toLowerCase(), hashed));
}

async function withAccounts<T>(store: Store, act: (accounts: Accounts) => Promise<T>): Promise<T> {
  const accounts =
    store.kind === 'sqlite' ? openSqliteAccounts(store.file) : openPostgresAccounts(store.url);
  try {
    return await act(accounts);
  } finally {
    await accounts.close();
  }
}

/** The accounts of a store, keyed by their email address in lower case. */
export interface Accounts {
  exists(email: string): Promise<boolean>;
  /** Replaces the password hash and ends every session of the account; false if there is no such account. */
  replaceHash(email: string, hashed: string): Promise<boolean>;
  close(): Promise<void>;
}

function openPostgresAccounts(url: string): Accounts {
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

const BUSY_MS = 5_000;

function openSqliteAccounts(file: string): Accounts {
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
