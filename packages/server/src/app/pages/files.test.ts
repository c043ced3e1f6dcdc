import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFiles } from './files.ts';

test('built files stay available during a new build, without hidden files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'shop-1.js'), 'alert(1)');
  writeFileSync(join(folder, 'assets', 'shop-1.js.br'), 'compressed');
  writeFileSync(join(folder, '.notes'), 'of the build');
  const files = openFiles(folder);
  rmSync(folder, { recursive: true });
  expect([files.has('/assets/shop-1.js'), files.has('/.notes')]).toEqual([true, false]);
  expect(await files.read('/assets/shop-1.js')?.text()).toBe('alert(1)');
  expect(files.brotli('/assets/shop-1.js')?.toString()).toBe('compressed');
  expect(files.read('/.notes')).toBeUndefined();
});
