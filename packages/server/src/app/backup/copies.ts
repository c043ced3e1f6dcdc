import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { databaseFileIn, privateDatabaseFile } from '../../platform/database/sqlite/folder.ts';
import { migrations } from '../migrations.ts';

/** The reason a copy failed, as a sentence for the operator. */
export class NotCopied extends Error {}

const wholeDatabase = 2 ** 31 - 1;

const filesIn = (folder: string): string => join(folder, 'files');

/**
 * Verifies a database and returns its number of orders. Throws `NotCopied` if it is damaged or
 * of an unknown release.
 */
const inspect = (file: string): { readonly orders: number } => {
  const database = new Sqlite(file, { readonly: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new NotCopied(`${file} is damaged: ${String(found).slice(0, 200)}`);
    const applied = database.prepare('select name from migration').all() as readonly {
      readonly name: string;
    }[];
    const unknown = applied.filter(({ name }) => !migrations.some((step) => step.name === name));
    if (unknown.length > 0) {
      const isLater = applied.some(({ name }) => name === migrations[0]?.name);
      const steps = unknown.map(({ name }) => name).join(', ');
      throw new NotCopied(
        isLater
          ? `${file} belongs to a later release: it has ${steps}. Restore it with that release`
          : `${file} has an old schema that cannot be upgraded: it has ${steps}. Restore it with the release that created it`,
      );
    }
    return database.prepare('select count(*) as orders from placed_order').get() as {
      readonly orders: number;
    };
  } catch (cause) {
    if (cause instanceof NotCopied) throw cause;
    throw new NotCopied(`${file} is not a database of the shop: ${(cause as Error).message}`);
  } finally {
    database.close();
  }
};

/**
 * Copies uploaded files. Files are written before their rows, so files of an earlier database
 * copy are complete.
 */
const copyFiles = (from: string, to: string): void => {
  if (existsSync(filesIn(from)))
    cpSync(filesIn(from), filesIn(to), { recursive: true, errorOnExist: true, force: false });
};

/** Creates a folder atomically: complete or not at all. */
const inOneGo = async <Value>(
  target: string,
  work: (folder: string) => Promise<Value>,
): Promise<Value> => {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const value = await work(unfinished);
    renameSync(unfinished, target);
    return value;
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    throw cause;
  }
};

/** Copies the data of the running shop into a new folder and verifies the copy. */
export const backUp = async (
  dataFolder: string,
  target: string,
): Promise<{ readonly orders: number }> => {
  const source = databaseFileIn(dataFolder);
  if (!existsSync(source)) throw new NotCopied(`No database at ${source}`);
  if (existsSync(target))
    throw new NotCopied(`${target} exists already; a backup never overwrites another`);
  return await inOneGo(target, async (folder) => {
    const database = new Sqlite(source, { timeout: 10_000 });
    try {
      // In one step: a write between two steps would restart the copy, which would never finish
      // in a busy shop.
      await database.backup(privateDatabaseFile(folder), { progress: () => wholeDatabase });
    } finally {
      database.close();
    }
    copyFiles(dataFolder, folder);
    return inspect(databaseFileIn(folder));
  });
};

/** Restores a backup to the shop's data folder, which must be empty. */
export const restore = async (
  backup: string,
  dataFolder: string,
): Promise<{ readonly orders: number }> => {
  const [source, target] = [databaseFileIn(backup), databaseFileIn(dataFolder)];
  if (!existsSync(source)) throw new NotCopied(`No backup in ${backup}: ${source} is missing`);
  for (const taken of [target, `${target}-wal`, filesIn(dataFolder)])
    if (existsSync(taken))
      throw new NotCopied(`${taken} exists already: move it first, nothing is overwritten`);
  const found = inspect(source);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  copyFiles(backup, dataFolder);
  const unfinished = `${target}.unfinished`;
  cpSync(source, unfinished);
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, target);
  return found;
};
