const MAX_CHARACTERS = 300;
/** Local servers are given placeholders such as `none` for a key; those are not secret and may appear in a text. */
const MIN_SECRET_LENGTH = 8;

/** Makes text from outside fit for logs and rows: one line, not long, and never with the key in it. */
export function fitForRecord(words: string, apiKey: string | null): string {
  const without = holdsKey(words, apiKey) ? words.replaceAll(apiKey!, '[key]') : words;
  const line = without.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS - 1)}…` : line;
}

export function holdsKey(words: string, apiKey: string | null): boolean {
  return apiKey !== null && apiKey.length >= MIN_SECRET_LENGTH && words.includes(apiKey);
}
