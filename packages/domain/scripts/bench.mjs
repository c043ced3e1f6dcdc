/** `npm run bench` in this package, on the Node version of the workspace. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'tools/run.mjs'), 'packages/domain/test/bench.ts'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
