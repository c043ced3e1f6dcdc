import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/api/sell-from-a-kiosk.md'), 'utf8');
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-kiosk-'));
let shop: Server;

/** A folder of a developer who has only the published packages. */
beforeAll(async () => {
  const installed = join(folder, 'node_modules/@tailorbird');
  mkdirSync(installed, { recursive: true });
  for (const [name, home] of [
    ['adapter-http', 'adapters/http'],
    ['domain', 'domain'],
  ] as const)
    symlinkSync(join(root, 'packages', home), join(installed, name), 'junction');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'kiosk', private: true, type: 'module' }),
  );
  writeFileSync(join(folder, 'kiosk.ts'), block('ts'));
  shop = await createServer({
    database: { memory: true },
    seedsAccounts: false,
    settings: { checkAnswers: true },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

it('[API-47] [API-53] [API-81] the kiosk example reads garment, sizes and basket quantities', async () => {
  const { stdout } = await run(process.execPath, ['kiosk.ts'], {
    cwd: folder,
    env: { ...process.env, SHOP: await shop.listen(0) },
  });
  expect(stdout).toBe(block('text'));
});
