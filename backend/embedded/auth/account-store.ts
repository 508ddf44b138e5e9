/** The accounts of a store, keyed by their email address in lower case. */
export interface Accounts {
  exists(email: string): Promise<boolean>;
  /** Replaces the password hash and ends every session of the account; false if there is no such account. */
  replaceHash(email: string, hashed: string): Promise<boolean>;
  close(): Promise<void>;
}
