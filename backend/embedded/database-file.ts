import { statSync } from 'node:fs';

/**
 * Says whether a database file is still the one that was opened. One that was deleted or replaced goes on answering to the
 * process that has it open, and is lost when that ends.
 */
export function watchFile(file: string): () => string | null {
  const opened = statSync(file);
  return () => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.ino === opened.ino && there.dev === opened.dev) return null;
    const fate = there ? 'was replaced by another file' : 'was deleted';
    return `${file} ${fate} while the server has it open: what is stored now is lost at the end of the process. Restore a backup and start again.`;
  };
}
