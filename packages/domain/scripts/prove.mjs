/**
 * `npm run prove` in this package: each law on twenty times as many cases; 100,000
 * baskets instead of 5,000.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const { status } = spawnSync('vitest', ['run', '--project', 'domain', '--testTimeout', '900000'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    LAWS_SCALE: '20',
    PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
process.exit(status ?? 1);
