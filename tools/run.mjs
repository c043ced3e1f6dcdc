/**
 * Runs a tool of this project or a package command on Node 24: `node tools/run.mjs
 * tools/start.ts …`, `node tools/run.mjs tsc -b`. It requires only npm and Node 18 or
 * later. It installs missing packages, uses the Node version of the workspace, forwards
 * signals and never leaves its child running.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageManager = 'pnpm@12.21.0';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
const stampFile = join(root, 'node_modules', '.installed');

/** @param {string} folder */
const manifestsBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'package.json'))
    .filter((file) => existsSync(file));

/** Changes when an installation would give a different result. */
const fingerprint = () => {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((name) =>
    join(root, name),
  );
  files.push(
    ...manifestsBelow(join(root, 'packages')).sort(),
    ...manifestsBelow(join(root, 'packages', 'adapters')).sort(),
  );
  const hash = createHash('sha256').update(packageManager);
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

const install = () => {
  // A container image has its packages but no lockfile.
  if (!existsSync(join(root, 'pnpm-lock.yaml'))) return;
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log(`Installing packages with ${packageManager} (the first time takes about a minute) …`);
  const began = Date.now();
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      packageManager,
      'install',
      '--frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=error',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
      env: { ...process.env, NPM_CONFIG_UPDATE_NOTIFIER: 'false', NPM_CONFIG_LOGLEVEL: 'error' },
    },
  );
  if (status !== 0) {
    console.error(
      `The installation failed. If a package.json changed, update the lockfile: npx ${packageManager} install`,
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
};

install();

const bin = join(root, 'node_modules', '.bin');
const bundledNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
const node = existsSync(bundledNode) ? bundledNode : process.execPath;
if (node === process.execPath && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node 24 could not be installed for this platform, and this is Node ${process.versions.node}: please install Node 24.`,
  );
  process.exit(1);
}

const [first = '', ...rest] = process.argv.slice(2);
const isCommand = /^[\w-]+$/.test(first) && !first.startsWith('-');
const child = spawn(isCommand ? join(bin, first) : node, isCommand ? rest : [first, ...rest], {
  cwd: root,
  shell: isCommand && isWindows,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Packages of the workspace resolve to their sources.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=tailorbird-source`.trim(),
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    // Limits glibc's memory arenas, one per thread by default. Saves 20 MB in an idle
    // shop.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
    // Enables Node's compile cache for scripts.
    ...(isCommand
      ? {}
      : {
          NODE_COMPILE_CACHE:
            process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
        }),
  },
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // The terminal sends Ctrl+C to every process. A second signal would interrupt a
    // graceful shutdown.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('error', (problem) => {
  console.error(problem.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

// npm starts scripts through a shell that does not forward SIGTERM. A changed parent
// process shows that `npm start` was killed.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 300).unref();
