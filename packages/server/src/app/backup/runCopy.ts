import { resolve } from 'node:path';
import { readLocation } from '../environment.ts';
import { NotCopied } from './copies.ts';

/**
 * Runs a copy between the folder of the command line and the shop's data folder. Prints the
 * result or the reason for its failure.
 */
export const runCopy = async (
  command: string,
  work: (named: string, dataFolder: string) => Promise<string>,
): Promise<void> => {
  const [named] = process.argv.slice(2);
  const location = readLocation(process.env);
  try {
    if (named === undefined) throw new NotCopied(`npm run ${command} -- <folder>`);
    if (!('folder' in location))
      throw new NotCopied('With DATABASE_URL use the tools of PostgreSQL; see docs/operations.md');
    // npm runs scripts in the project folder; `INIT_CWD` is where it was called.
    console.log(await work(resolve(process.env.INIT_CWD ?? process.cwd(), named), location.folder));
  } catch (cause) {
    console.error(cause instanceof NotCopied ? cause.message : cause);
    process.exitCode = 1;
  }
};
