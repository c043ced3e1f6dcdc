/** `npm run bench` in this package. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const vitest = join(root, 'node_modules/.bin/vitest');
const { status } = spawnSync(vitest, ['bench', '--run', '--project', 'domain*'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
