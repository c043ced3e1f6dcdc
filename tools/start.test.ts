import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

const containerfile = readFileSync(join(root, 'Containerfile'), 'utf8');

test('the health check of the image uses the port from PORT', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(asked.length === 1 ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [, command = '[]'] = /^HEALTHCHECK .*?CMD (.*)$/m.exec(containerfile) ?? [];
  const [program = '', ...args] = JSON.parse(command) as readonly string[];
  const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
  const check = async (): Promise<unknown> =>
    (await once(spawn(program, args, { env }), 'exit'))[0];
  expect([await check(), await check(), asked]).toEqual([0, 1, ['/healthz', '/healthz']]);
  server.close();
});

test('npm start and the image use the same entry and flags', () => {
  expect(scripts.start.split(' ').slice(2)).toEqual([...engineFlags, 'tools/start.ts']);
  const [, command = '[]'] = /^CMD (.*)$/m.exec(containerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...engineFlags, serverEntry]);
});
