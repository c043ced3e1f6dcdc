/**
 * Builds the shop people see, when its sources have changed since the last build. Task runners such as Turborepo and Wireit know that too, for the
 * price of a tool to install and to configure; here it is one hash of the sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, exitWith, root, run } from './process.ts';

const sources = [
  'packages/{web,domain,packshot,contract,adapters/*}/{package.json,tsconfig.json,index.html,vite.config.ts}',
  'packages/{web,domain,packshot,contract,adapters/*}/{src,locales,public}/**/*',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
];
const stamp = join(root, 'packages', 'web', 'dist', '.sources');

const fingerprint = (): string => {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true, exclude: ['**/node_modules/**', '**/*.test.*', '**/*.bench.ts'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const needsBuild = (): boolean => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint();

/** Builds the browser's part and the part that renders on the server, of this project or of a copy of it. */
export const bundle = (project: string = root): Promise<Ended> =>
  run('vite', ['build', '--app', '--logLevel', 'warn'], {
    cwd: join(project, 'packages', 'web'),
    // Vitest has another one, and development builds with it.
    env: { NODE_ENV: 'production' },
    show: 'collect',
  });

export const buildWeb = async (): Promise<Ended> => {
  rmSync(stamp, { force: true });
  const built = fingerprint();
  const ended = await bundle();
  if (ended.code === 0) writeFileSync(stamp, built);
  return ended;
};

/** Builds the shop if it is not there or older than its sources. Ends this process when that fails. */
export const ensureBuilt = async (): Promise<void> => {
  if (!needsBuild()) return;
  console.log('Building the shop …');
  const began = performance.now();
  const built = await buildWeb();
  if (built.code !== 0) exitWith(built);
  console.log(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
};
