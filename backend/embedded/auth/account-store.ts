/** The accounts of a store, by the address that signs in, in lower case. */
export interface Accounts {
  exists(email: string): Promise<boolean>;
  /** Puts a hash in the place of the old one and ends every session of the account, or says false where there is none. */
  replaceHash(email: string, hashed: string): Promise<boolean>;
  close(): Promise<void>;
}
