import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/app/createServer.ts';

const main = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a shop for the public', () => {
  it('does not open as a toy, and says everything that is missing', async () => {
    const { DATABASE_URL: _, ...env } = process.env;
    const process_ = spawn(process.execPath, [main], {
      env: { ...env, DATA_DIR: join(folder, 'none'), PUBLIC_URL: 'https://shop.example', PORT: '0' },
    });
    const [said, code] = await Promise.all([text(process_.stderr), new Promise((resolve) => process_.once('exit', resolve))]);
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [
        'The shop does not open:',
        expect.stringMatching(/^- There is no payment provider/),
        expect.stringMatching(/^- SMTP_URL is missing/),
        expect.stringMatching(/^- MAIL_FROM is missing/),
        expect.stringMatching(/^- SUPPORT_EMAIL is missing/),
        expect.stringMatching(/^- SECRETS_KEY is missing/),
        expect.stringMatching(/^With DEMO=1/),
      ],
    ]);
  });

  it('does not open while it has accounts whose password everybody knows', async () => {
    const database = { folder: join(folder, 'samples') };
    const settings = { passwordCost: 4 };
    await (await createServer({ database, settings })).close();
    await expect(createServer({ database, settings, seedsAccounts: false, refusesSamples: true })).rejects.toThrow(
      /^The shop does not open:\n- Its database has accounts whose password everybody knows: customer@tailorbird\.example, staff@/,
    );
    const fresh = { folder: join(folder, 'fresh') };
    await (await createServer({ database: fresh, settings, seedsAccounts: false, refusesSamples: true })).close();
  });
});
