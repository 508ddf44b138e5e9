/** The email address of an account: `vera` to `vera@admin.local`; an address stays as it is. */
export function emailOfUsername(username: string): string {
  const name = username.trim().toLowerCase();
  return name.includes('@') ? name : `${name}@admin.local`;
}
