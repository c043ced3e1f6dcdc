/**
 * Runs a tool of this project on Node 24, or a command of its packages: `node tools/run.mjs tools/start.ts …`, `node tools/run.mjs tsc -b`.
 * It works on any Node from 18 on and needs nothing but npm, where Corepack would have to be installed and Node to be new enough before:
 * it installs what is missing, takes the Node that the workspace brings along, passes signals on, and never leaves its child behind.
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

/** Changes whenever another installation would come out. */
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
  // An image has the packages it needs, and no lockfile.
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
      `The installation failed. If a package.json changed, renew the lockfile: npx ${packageManager} install`,
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
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    // Each thread of Node would otherwise have memory of its own from the C library of most Linuxes, and give little of it back: 20 MB of a shop at rest.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
    // Of scripts Node keeps what it made of them, from the first file on.
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
    // Ctrl+C reaches every process of the terminal by itself; a second one would cut a graceful end short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('error', (problem) => {
  console.error(problem.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

// npm starts scripts through a shell that does not pass SIGTERM on, so a killed `npm start` shows only in a new parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 300).unref();
