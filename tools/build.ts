/**
 * Builds the shop people see and the server that serves it, each when its sources have changed since it was built last. Task runners such as Turborepo and Wireit know that too, for the
 * price of a tool to install and to configure; here it is one hash of the sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './oneAtATime.ts';
import { type Ended, exitWith, root, run } from './process.ts';

type Part = {
  readonly sources: readonly string[];
  /** Holds the hash of the sources that were built. */
  readonly stamp: string;
  readonly build: (project: string) => Promise<Ended>;
};

const shared = ['tsconfig.base.json', 'pnpm-lock.yaml'] as const;

const web: Part = {
  sources: [
    'packages/{web,domain,packshot,contract,adapters/*}/{package.json,tsconfig.json,index.html,vite.config.ts}',
    'packages/{web,domain,packshot,contract,adapters/*}/{src,locales,public}/**/*',
    'tools/{bundleWeb,takePlace}.ts',
    ...shared,
  ],
  stamp: 'packages/web/dist/.sources',
  // Vitest has another one, and development builds with it.
  build: (project) =>
    run('node', [join(project, 'tools', 'bundleWeb.ts')], {
      env: { NODE_ENV: 'production' },
      show: 'collect',
    }),
};

const server: Part = {
  sources: [
    'tools/{bundleServer,takePlace}.ts',
    'packages/{server,domain,packshot,contract}/{package.json,tsconfig.json}',
    'packages/{server,domain,packshot,contract}/src/**/*',
    ...shared,
  ],
  stamp: 'packages/server/dist/shop/.sources',
  build: (project) =>
    run('node', [join(project, 'tools', 'bundleServer.ts')], {
      env: { NODE_ENV: 'production' },
      show: 'collect',
    }),
};

const parts: readonly Part[] = [web, server];

const fingerprint = ({ sources }: Part): string => {
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

const needsBuild = (part: Part): boolean => {
  const stamp = join(root, part.stamp);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(part);
};

const worst = (ended: readonly Ended[]): Ended =>
  ended.find(({ code }) => code !== 0) ?? { code: 0, output: '' };

/** Builds the browser's part, the part that renders on the server, and the server, of this project or of a copy of it. */
export const bundle = async (project: string = root): Promise<Ended> =>
  worst(await Promise.all(parts.map(({ build }) => build(project))));

const buildParts = async (wanted: readonly Part[]): Promise<Ended> =>
  worst(
    await Promise.all(
      wanted.map(async (part) => {
        const stamp = join(root, part.stamp);
        rmSync(stamp, { force: true });
        const built = fingerprint(part);
        const ended = await part.build(root);
        if (ended.code === 0) writeFileSync(stamp, built);
        return ended;
      }),
    ),
  );

/** Two builds at once would each take away what the other makes. */
const lock = join(root, 'node_modules', '.cache', 'tailorbird', 'build.lock');

export const buildShop = (): Promise<Ended> => oneAtATime(lock, () => buildParts(parts));

/** Builds what of the shop is not there or older than its sources, and nobody else has built meanwhile. Ends this process when that fails. */
export const ensureBuilt = async (): Promise<void> => {
  const failed = await oneAtATime(lock, async (): Promise<Ended | null> => {
    const wanted = parts.filter(needsBuild);
    if (wanted.length === 0) return null;
    console.log('Building the shop …');
    const began = performance.now();
    const built = await buildParts(wanted);
    if (built.code !== 0) return built;
    console.log(`Built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
    return null;
  });
  if (failed) exitWith(failed);
};
