/**
 * Stores the results of a measurement for comparison with the next run, outside the
 * repository.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process.ts';

export type LastRun<Kept> = {
  readonly read: () => Kept | null;
  /** Returns the file name. */
  readonly keep: (kept: Kept) => string;
};

export const lastRunOf = <Kept>(
  name: string,
  file: string = join(root, 'node_modules', '.cache', 'tailorbird', `${name}.json`),
): LastRun<Kept> => ({
  read: () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null),
  keep: (kept) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    return file;
  },
});
