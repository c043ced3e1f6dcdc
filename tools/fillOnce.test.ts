import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillOnce } from './fillOnce.ts';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'fill-once-'));
});
afterEach(() => rmSync(place, { recursive: true }));

test('two concurrent fills leave one complete folder and no draft', async () => {
  const folder = join(place, 'inner', 'browser');
  const bothHaveBegun = Promise.withResolvers<void>();
  let began = 0;
  const fill = async (draft: string): Promise<void> => {
    writeFileSync(join(draft, 'first'), 'half');
    began += 1;
    if (began === 2) bothHaveBegun.resolve();
    await bothHaveBegun.promise;
    writeFileSync(join(draft, 'second'), 'whole');
  };
  await Promise.all([fillOnce(folder, fill), fillOnce(folder, fill)]);
  expect(readdirSync(join(place, 'inner'))).toEqual(['browser']);
  expect(readdirSync(folder)).toEqual(['first', 'second']);
});

test('an existing folder stays unchanged', async () => {
  const folder = join(place, 'browser');
  await fillOnce(folder, async (draft) => writeFileSync(join(draft, 'version'), '1'));
  await fillOnce(folder, async (draft) => writeFileSync(join(draft, 'version'), '2'));
  expect(readFileSync(join(folder, 'version'), 'utf8')).toBe('1');
});

test('a failed fill rejects and leaves nothing behind', async () => {
  const fill = async (draft: string): Promise<void> => {
    writeFileSync(join(draft, 'half'), '');
    throw new Error('disk full');
  };
  await expect(fillOnce(join(place, 'browser'), fill)).rejects.toThrow('disk full');
  expect(readdirSync(place)).toEqual([]);
});
