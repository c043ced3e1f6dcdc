/**
 * `npm pack` and `npm publish` run this in a package: it builds `lib`, which `exports` names, and
 * copies the license. `postpack.mjs` removes both.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const home = process.cwd();
const root = resolve(import.meta.dirname, '../..');
const configuration = join(home, 'tsconfig.lib.json');

/** @param {readonly string[]} parameters */
const tsc = (...parameters) => {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'tools/run.mjs'), 'tsc', ...parameters],
    // `npm pack --json` prints to stdout.
    { cwd: root, stdio: ['ignore', 2, 2] },
  );
  if (status !== 0) process.exit(status ?? 1);
};

/** @type {{ exports: Record<string, unknown> }} */
const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
/** @type {{ references?: readonly { path: string }[] }} */
const { references = [] } = JSON.parse(readFileSync(join(home, 'tsconfig.json'), 'utf8'));

rmSync(join(home, 'lib'), { recursive: true, force: true });
const built = references.map(({ path }) => resolve(home, path));
if (built.length > 0) tsc('-b', ...built);
writeFileSync(
  configuration,
  JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: {
      rootDir: 'src',
      outDir: 'lib',
      // Contract suites import vitest, whose types need Node's.
      types: ['node'],
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      declarationMap: false,
      sourceMap: false,
    },
    include: ['src'],
    exclude: [
      '**/*.test.ts',
      '**/*.test-d.ts',
      '**/*.bench.ts',
      // Test helpers without an entry are not published.
      ...('./testing' in exports ? [] : ['src/testing', 'src/testing.ts']),
    ],
    references,
  }),
);
try {
  tsc('-p', configuration);
} finally {
  rmSync(configuration);
}
for (const file of globSync('src/**/*.graphql', { cwd: home }))
  cpSync(join(home, file), join(home, file.replace('src', 'lib')));
cpSync(join(root, 'LICENSE'), join(home, 'LICENSE'));
