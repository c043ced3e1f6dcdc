import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';

const runner = join(root, 'tools', 'run.mjs');
const lingering = `console.log(process.versions.node); setInterval(() => {}, 1_000);`;

test('a tool runs on Node 24 and its exit code is passed on', async () => {
  const child = spawn('node', [
    runner,
    '-e',
    'console.log(process.versions.node); process.exit(7)',
  ]);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  expect(printed.toString()).toMatch(/^24\./);
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('a signal ends the tool', { timeout: 20_000 }, async () => {
  const child = spawn('node', [runner, '-e', lingering]);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  // The pipe closes when the last process with write access has ended.
  const [[code]] = await Promise.all([once(child, 'exit'), once(child.stdout, 'close')]);
  expect(code).toBe(130);
});

test.skipIf(process.platform === 'win32')(
  'the tool ends with the shell that npm started it through',
  { timeout: 20_000 },
  async () => {
    const shell = spawn('sh', ['-c', `node "${runner}" -e "${lingering}"; true`]);
    await once(shell.stdout, 'data');
    shell.kill('SIGKILL');
    await once(shell.stdout, 'close');
  },
);

test('a tool runs without a lockfile and installs nothing, as in the image', async () => {
  const image = mkdtempSync(join(tmpdir(), 'tailorbird-image-'));
  mkdirSync(join(image, 'tools'));
  copyFileSync(runner, join(image, 'tools', 'run.mjs'));
  const tool = [join(image, 'tools', 'run.mjs'), '-e', 'console.log("ran")'];
  const child = spawn(process.execPath, tool);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  expect(printed.toString()).toBe('ran\n');
  rmSync(image, { recursive: true });
});
