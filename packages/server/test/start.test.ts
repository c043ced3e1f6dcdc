import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from '../src/app/createServer.ts';

const main = fileURLToPath(new URL('../src/app/main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reports loaded files and Node modules when the process exits. */
const watch = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({ load: (url, context, next) => { files.push(url); return next(url, context); } });
  process.on('exit', () => console.log(JSON.stringify({ files, parts: process.moduleLoadList })));
`)}`;

type Loaded = { readonly files: readonly string[]; readonly parts: readonly string[] };

const loadedBy = async (): Promise<Loaded> => {
  const { DATABASE_URL: _, VITEST: __, ...env } = process.env;
  const shop = spawn(process.execPath, ['--import', watch, main], {
    env: { ...env, DATA_DIR: join(folder, 'loaded'), PORT: '0', DEMO: '1' },
  });
  let said = '';
  let address: string | undefined;
  for await (const part of shop.stdout.setEncoding('utf8')) {
    said += part;
    const opened = /^Tailorbird is open: (\S+)$/m.exec(said)?.[1];
    if (opened === undefined || address !== undefined) continue;
    address = opened;
    await (await fetch(opened)).text();
    shop.kill('SIGTERM');
  }
  return JSON.parse(said.slice(said.indexOf('{"files"'))) as Loaded;
};

describe('a start', () => {
  it('the start loads only what the first visitor needs', {
    timeout: 60_000,
  }, async () => {
    const { files } = await loadedBy();
    const packages = new Set(
      files.map((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]),
    );
    const late = [
      'pg',
      'nodemailer',
      'pdfkit',
      'fontkit',
      'sharp',
      '@resvg/resvg-js',
      'graphql',
      'openid-client',
      'oidc-provider',
    ];
    expect(packages).toContain('hono');
    expect(
      [
        ...late,
        'prom-client',
        '@opentelemetry/api',
        '@opentelemetry/sdk-trace',
        'aws4fetch',
      ].filter((name) => packages.has(name)),
    ).toEqual([]);
    // Each file costs a lookup and memory.
    expect(files.length).toBeLessThan(1_600);
  });

  it('the second start compiles nothing', { timeout: 60_000 }, async () => {
    const { parts } = await loadedBy();
    expect(parts.some((part) => part.includes('http'))).toBe(true);
    expect(parts.filter((part) => part.includes('amaro'))).toEqual([]);
  });
});

describe('a shop for the public', () => {
  it('a public shop does not start with sample parts and lists them all', async () => {
    const { DATABASE_URL: _, ...env } = process.env;
    const process_ = spawn(process.execPath, [main], {
      env: {
        ...env,
        DATA_DIR: join(folder, 'none'),
        PUBLIC_URL: 'https://shop.example',
        PORT: '0',
      },
    });
    const [said, code] = await Promise.all([
      text(process_.stderr),
      new Promise((resolve) => process_.once('exit', resolve)),
    ]);
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [
        'The shop does not start:',
        expect.stringMatching(/^- There is no payment provider/),
        expect.stringMatching(/^- SMTP_URL is missing/),
        expect.stringMatching(/^- MAIL_FROM is missing/),
        expect.stringMatching(/^- SUPPORT_EMAIL is missing/),
        expect.stringMatching(/^- SELLER_NAME, SELLER_ADDRESS and SELLER_TAX_NUMBER are missing/),
        expect.stringMatching(/^- SECRETS_KEY is missing/),
        expect.stringMatching(/^DEMO=1/),
      ],
    ]);
  });

  it('a public shop does not start with sample accounts', async () => {
    const database = { folder: join(folder, 'samples') };
    const settings = { passwordCost: 4 };
    await (await createServer({ database, settings })).close();
    await expect(
      createServer({ database, settings, seedsAccounts: false, refusesSamples: true }),
    ).rejects.toThrow(
      /^The shop does not start:\n- The database has sample accounts with a public password: customer@tailorbird\.example, staff@/,
    );
    const fresh = { folder: join(folder, 'fresh') };
    await (
      await createServer({ database: fresh, settings, seedsAccounts: false, refusesSamples: true })
    ).close();
  });
});
