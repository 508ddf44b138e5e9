import { hash } from 'bcryptjs';
import type { Store } from '../lite.ts';
import type { Accounts } from './account-store.ts';
import { openPostgresAccounts } from './postgres-accounts.ts';
import { openSqliteAccounts } from './sqlite-accounts.ts';

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
