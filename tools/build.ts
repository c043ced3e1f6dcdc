/** Builds the web package if its sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, exitWith, root, run } from './process.ts';

const sources = [
  'packages/{web,domain,packshot,contract,adapters/*}/{package.json,tsconfig.json,vite.config.ts}',
  'packages/web/build/**/*',
  'packages/{web,domain,packshot,contract,adapters/*}/{src,locales,public}/**/*',
  'tools/build.ts',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
] as const;

/** Contains the hash of the sources of the last complete build. */
const stamp = join(root, 'packages', 'web', 'dist', '.sources');

const fingerprint = (): string => {
  const hash = createHash('sha256');
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: ['**/node_modules/**', '**/*.test.*', '**/*.bench.ts'],
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** Builds the browser files and the server-side renderer into packages/web/dist. */
export const bundle = (project: string = root): Promise<Ended> =>
  run('vite', ['build', join(project, 'packages', 'web'), '--logLevel', 'warn'], {
    cwd: project,
    // Vitest sets NODE_ENV to test, which would give a development build.
    env: { NODE_ENV: 'production' },
    show: 'collect',
  });

export const buildShop = async (): Promise<Ended> => {
  rmSync(stamp, { force: true });
  const built = fingerprint();
  const ended = await bundle();
  if (ended.code === 0) writeFileSync(stamp, built);
  return ended;
};

/**
 * Builds the web package if its sources have changed. Exits the process if the build
 * fails.
 */
export const ensureBuilt = async (): Promise<void> => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.log('Building the shop …');
  const began = performance.now();
  const ended = await buildShop();
  if (ended.code !== 0) exitWith(ended);
  console.log(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
};
