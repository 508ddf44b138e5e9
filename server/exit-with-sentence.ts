/** Ends the process over a bad set-up: the message alone, for the person at the terminal. */
export function exitWithSentence(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
