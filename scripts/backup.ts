import { stat } from 'node:fs/promises';
import path from 'node:path';
import { takeBackup } from '#backend/embedded/backup/take-backup.ts';
import { readEnv } from '#server/env.ts';
import { exitWithSentence } from '#server/exit-with-sentence.ts';

/**
 * Writes the site in `DATA_DIR` into one file; the site may be running.
 *
 *   npm run backup [-- FILE]
 */
const USAGE = 'Usage: npm run backup [-- FILE]';

const POSTGRES = `Nothing was backed up: the rows and keys are in Postgres, and its own tools back it up:
  pg_dump --format=custom --file=ephemera.dump "$DATABASE_URL"
docs/deploying.md says how to restore such a file.`;

try {
  const { dataDir, databaseUrl, supabase } = readEnv(process.env);
  if (supabase) {
    throw new Error(
      'Nothing was backed up: the rows are in the project at SUPABASE_URL, which has its own backups.',
    );
  }
  if (databaseUrl) throw new Error(POSTGRES);
  const [name, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || name?.startsWith('-')) throw new Error(USAGE);
  // npm runs scripts in the project's folder; a relative path is relative to where the command was run.
  const from = process.env.INIT_CWD ?? process.cwd();
  const { file, readings, files } = await takeBackup({
    dataDir,
    file: name ? path.resolve(from, name) : null,
    now: new Date(),
  });
  const { size } = await stat(file);
  console.log(`Backed up ${readings} readings in ${Math.ceil(size / 1000)} kB: ${file}`);
  console.log(`It contains ${files.join(', ')}.`);
  console.log('Whoever has this file has the keys and the password hashes: keep it safe.');
} catch (error) {
  exitWithSentence(error);
}
