import { DatabaseSync } from 'node:sqlite';
import { hash } from 'bcryptjs';

/** bcrypt reads no further. */
export const MAX_PASSWORD_BYTES = 72;
export const MIN_PASSWORD_LENGTH = 8;
/** As the backend hashes them. */
export const ROUNDS = 10;
const BUSY_MS = 5_000;

/** Whether anyone signs in with this address. */
export function accountExists(databaseFile: string, email: string): boolean {
  const database = new DatabaseSync(databaseFile, { timeout: BUSY_MS, readOnly: true });
  try {
    const find = database.prepare('select 1 from "auth.users" where email = ?');
    return find.get(email.toLowerCase()) !== undefined;
  } finally {
    database.close();
  }
}

/**
 * Sets the password of an account and ends every session that was opened with the old one. False where there is no
 * such account. The site may run meanwhile.
 */
export async function setPassword(
  databaseFile: string,
  email: string,
  password: string,
): Promise<boolean> {
  const hashed = await hash(password, ROUNDS);
  const database = new DatabaseSync(databaseFile, { timeout: BUSY_MS });
  try {
    database.exec('begin immediate');
    const user = database
      .prepare('update "auth.users" set encrypted_password = ? where email = ? returning id')
      .get(hashed, email.toLowerCase());
    if (user) {
      database.prepare('delete from "auth.refresh_tokens" where user_id = ?').run(user.id!);
      database.prepare('delete from "auth.sessions" where user_id = ?').run(user.id!);
    }
    database.exec('commit');
    return user !== undefined;
  } finally {
    database.close();
  }
}
