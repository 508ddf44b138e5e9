import { type Stats, statSync } from 'node:fs';

/**
 * Whether a database file is still the one that was opened: after a file is deleted or replaced, the process that has
 * it open can still use it. The file is not read, because closing it would release SQLite's own locks on it.
 */
export function watchFile(file: string): () => string | null {
  const opened = statSync(file);
  return () => {
    let found: Stats | undefined;
    try {
      found = statSync(file, { throwIfNoEntry: false });
    } catch (error) {
      return `${file} cannot be examined (${(error as Error).message}): check the disk.`;
    }
    if (found?.ino === opened.ino && found.dev === opened.dev) return null;
    const fate = found ? 'was replaced by another file' : 'was deleted';
    return `${file} ${fate} while the server has it open, and what is stored now is lost when the server ends: restore a backup and start again.`;
  };
}
