import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

let place: string;
let lock: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'one-at-a-time-'));
  lock = join(place, 'new', 'lock');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('whoever comes later waits, and nothing is left behind', async () => {
  let atWork = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
  };
  await Promise.all([1, 2, 3].map(() => oneAtATime(lock, work)));
  expect([most, readdirSync(join(place, 'new'))]).toEqual([1, []]);
});

test('work that fails lets the next one begin', async () => {
  await expect(oneAtATime(lock, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(await oneAtATime(lock, async () => 'done')).toBe('done');
});

test('what a process left behind when it ended holds up nobody', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  lock = join(place, 'lock');
  writeFileSync(lock, String(pid));
  expect(await oneAtATime(lock, async () => 'done')).toBe('done');
  expect(readdirSync(place)).toEqual([]);
});
