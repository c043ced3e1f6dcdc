/** Mails written by the shop, as `npm run mail` shows them. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const show = join(import.meta.dirname, '..', 'packages', 'server', 'src', 'app', 'showMail.ts');

export const readOutbox = async (): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [show, '100'], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA, DATABASE_URL: '' },
    maxBuffer: 10_000_000,
  });
  return stdout;
};
