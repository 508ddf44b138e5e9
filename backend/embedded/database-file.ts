import { type Stats, statSync } from 'node:fs';

/**
 * Returns a function that checks whether an open database file was deleted or replaced: null if not, else what is
 * wrong. A process that has such a file open can go on using it. The file is not read, because closing it would release
 * SQLite's own locks on it.
 */
export function fileFaultCheck(file: string): () => string | null {
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
    return `${file} ${fate} while the server had it open; anything stored from now on is lost when the server stops: restore a backup and start again.`;
  };
}
