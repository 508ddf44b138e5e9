/** What is secret anywhere in a line. */
const PATTERNS: readonly [RegExp, string][] = [
  // The password in postgres://owner:password@host/database.
  [/(\b[a-z][\w+.-]*:\/\/[^\s:@/"]*):[^\s@/"]+@/gi, '$1:***@'],
  [/\bsb_secret_[\w-]+/g, 'sb_secret_***'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 ***'],
  [/([?&](?:apikey|token|access_token|refresh_token|password)=)[^&\s"\\]+/gi, '$1***'],
];
/** Redacting a shorter one would also hit words that contain it. */
const MIN_LENGTH = 6;

/** A function that redacts passwords, keys and tokens in a line: those it is given, and whatever looks like one. */
export function withoutSecrets(secrets: readonly (string | null | undefined)[]) {
  const known = [...new Set(secrets)]
    .filter((secret) => secret !== null && secret !== undefined)
    .filter((secret) => secret.length >= MIN_LENGTH)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  return (line: string): string => {
    let clean = line;
    for (const secret of known) clean = clean.replaceAll(secret, '***');
    for (const [pattern, replacement] of PATTERNS) clean = clean.replace(pattern, replacement);
    return clean;
  };
}
