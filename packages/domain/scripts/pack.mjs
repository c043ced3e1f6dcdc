/**
 * `npm run pack [-- folder]` in this package: the package as others install it. In the workspace `exports` name the sources; what is packed has them built,
 * with the fields of `publishConfig` in their place. Prints the path of the tarball.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const home = resolve(import.meta.dirname, '..');
const root = resolve(home, '../..');
const target = resolve(process.argv[2] ?? home);
const shell = process.platform === 'win32';
const stage = mkdtempSync(join(tmpdir(), 'tailorbird-domain-'));

const run = (command, parameters, cwd) => {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd,
    shell,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${command} ${parameters.join(' ')} failed\n${stdout}\n${stderr}`);
  return stdout;
};

try {
  const plain = [
    '--composite',
    'false',
    '--incremental',
    'false',
    '--sourceMap',
    'false',
    '--declarationMap',
    'false',
  ];
  const tsc = join(root, 'node_modules/.bin/tsc');
  // The contract suites import vitest, whose types the domain must not see.
  for (const project of ['tsconfig.json', 'tsconfig.pack.json'])
    run(tsc, ['-p', project, '--outDir', join(stage, 'dist'), ...plain], home);
  const {
    publishConfig,
    devDependencies: _,
    scripts: __,
    ...manifest
  } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify({ ...manifest, ...publishConfig }, null, 2)}\n`,
  );
  cpSync(join(home, 'README.md'), join(stage, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  mkdirSync(target, { recursive: true });
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', target], stage),
  );
  console.log(join(target, filename));
} finally {
  rmSync(stage, { recursive: true, force: true });
}
