import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './process.ts';
import { engineFlags, serverEntry } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-npm-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

test('npm start opens the shop, renders a page and stops on SIGTERM', {
  timeout: 240_000,
}, async () => {
  const { DATABASE_URL: _, VITEST: __, NODE_ENV: ___, ...env } = process.env;
  const shop = spawn('node', scripts.start.split(' ').slice(1), {
    cwd: root,
    env: { ...env, DATA_DIR: folder, PORT: '0', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(shop, 'exit');
  let printed = '';
  let page: string | undefined;
  for await (const part of shop.stdout.setEncoding('utf8')) {
    printed += part;
    const address = /^Tailorbird is open: (\S+)$/m.exec(printed)?.[1];
    if (address === undefined || page !== undefined) continue;
    page = await (await fetch(address)).text();
    shop.kill('SIGTERM');
  }
  expect(/<title>[^<]*/.exec(page ?? '')?.[0]).toContain('Tailorbird');
  expect(await exited).toEqual([0, null]);
});

test('npm start and the image start the same entry with the same flags', () => {
  expect(scripts.start.split(' ').slice(2)).toEqual([...engineFlags, 'tools/start.ts']);
  const [, command = '[]'] =
    /^CMD (.*)$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...engineFlags, serverEntry]);
});
