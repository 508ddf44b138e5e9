import path from 'node:path';
import { restoreBackup } from '#backend/embedded/backup/restore-backup.ts';
import { readEnv } from '#server/env.ts';
import { exitWithSentence } from '#server/exit-with-sentence.ts';

/**
 * Puts a backup into an empty `DATA_DIR`.
 *
 *   npm run restore -- FILE
 */
const USAGE = 'Usage: npm run restore -- FILE';

try {
  const { dataDir, databaseUrl, supabase } = readEnv(process.env);
  if (databaseUrl || supabase) {
    throw new Error(
      'npm run backup makes backups of a site on SQLite: to restore one, unset DATABASE_URL and SUPABASE_URL. ' +
        'docs/deploying.md says how Postgres is restored.',
    );
  }
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0 || name.startsWith('-')) throw new Error(USAGE);
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const { madeAt } = await restoreBackup({ dataDir, file });
  console.log(`Restored the backup of ${madeAt} into ${path.resolve(dataDir)}. Now run npm start.`);
} catch (error) {
  exitWithSentence(error);
}
