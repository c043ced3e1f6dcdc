import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
 * The file of the embedded database, readable only by its user. Created here, because SQLite
 * would use the process's default permissions; its log copies those of the database. Existing
 * files lose access for others.
 */
export const privateDatabaseFile = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = databaseFileIn(folder);
  if (existsSync(file)) for (const suffix of ['', '-wal', '-shm']) closeToOthers(file + suffix);
  else closeSync(openSync(file, 'a', 0o600));
  return file;
};
