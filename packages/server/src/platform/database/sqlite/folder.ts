import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the embedded database in its folder. */
export const databaseFileIn = (folder: string): string => join(folder, 'tailorbird.sqlite');

const byOthers = 0o007;

/**
 * Removes access for users other than the owner and the group. Without ownership of the file,
 * leaves it unchanged.
 */
const closeToOthers = (file: string): void => {
  if (!existsSync(file)) return;
  const { mode } = statSync(file);
  if ((mode & byOthers) === 0) return;
  try {
    chmodSync(file, mode & 0o770);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (!['EPERM', 'EROFS', 'EACCES'].includes(code)) throw cause;
  }
};

/**
 * The file of the embedded database, which its user alone may read: SQLite would make it as the process makes every file, and gives its log the rights the database has. Of a file that was
 * there before, with what a process that was killed left beside it, nobody outside its group can read any more.
 */
export const privateDatabaseFile = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = databaseFileIn(folder);
  if (existsSync(file)) for (const suffix of ['', '-wal', '-shm']) closeToOthers(file + suffix);
  else closeSync(openSync(file, 'a', 0o600));
  return file;
};
