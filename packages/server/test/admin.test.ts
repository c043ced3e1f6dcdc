import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../src/app/admin/commands.ts';
import { createServer, type Server } from '../src/app/createServer.ts';
import { createClient } from './oscarClient.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-admin-'));
const settings = { passwordCost: 4, publicAddress: 'https://shop.example' };
let server: Server;
beforeAll(async () => {
  server = await createServer({ database: { folder }, seedsAccounts: false, settings });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (words: string, secret = ''): Promise<readonly string[]> =>
  runCommand(
    { ...server.shop, random: randomBytes, promptSecret: async () => secret },
    words.split(' '),
  );
const client = () => createClient({ fetch: server.fetch, origin: 'https://shop.example' });
const signIn = async (email: string, password: string) => {
  const visitor = client();
  const { status } = await visitor.post('/oscarapi/login/', { username: email, password });
  return { status, visitor };
};

describe('the admin command', () => {
  it('the first staff account reads its password from the terminal', async () => {
    const admin = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('../src/app/admin/admin.ts', import.meta.url)),
        'staff',
        'ada@shop.example',
      ],
      {
        env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
      },
    );
    admin.stdin.end('a long enough secret\n');
    const [said, code] = await Promise.all([
      text(admin.stdout),
      new Promise((resolve) => admin.once('exit', resolve)),
    ]);
    expect([code, said]).toEqual([0, 'ada@shop.example has an account, and is staff.\n']);
    expect((await signIn('ada@shop.example', 'a long enough secret')).status).toBe(200);
    expect(await run('list staff')).toEqual(['ada@shop.example']);
  });

  it('weak passwords and invalid addresses are refused', async () => {
    await expect(run('staff bob@shop.example', 'short')).rejects.toThrow(/password/);
    await expect(run('staff bob', 'a long enough secret')).rejects.toThrow(/email/);
    expect(await run('list staff')).toEqual(['ada@shop.example']);
  });

  it('a reset link for a user without mail works once', async () => {
    const [link = ''] = await run('reset-link ADA@shop.example');
    expect(link).toMatch(/^https:\/\/shop\.example\/reset-password\/\w+\/[\w-]{43}$/);
    const [uidb64, token] = link.split('/').slice(-2);
    const confirm = () =>
      client().post('/api/v1/soat/reset-password/confirm/', {
        uidb64,
        token,
        password: 'another long secret',
      });
    const answers = [await confirm(), await confirm()];
    expect(answers.map(({ status }) => status)).toEqual([204, 400]);
    await expect(run('reset-link nobody@shop.example')).rejects.toThrow(
      'No open account for nobody@shop.example',
    );
  });

  it('[GUARD-01, GUARD-05] a superuser has staff permissions', async () => {
    expect(await run('superuser eve@shop.example', 'a long enough secret')).toEqual([
      'eve@shop.example has an account, and is a superuser.',
    ]);
    const { visitor } = await signIn('eve@shop.example', 'a long enough secret');
    const { body } = await visitor.get('/api/v1/soat/init/');
    expect(JSON.stringify(body)).toMatch(/"is_superuser":true.*"is_staff":false/);
    expect((await visitor.get('/studio_api/jobs/')).status).toBe(200);
    expect(await run('list staff')).toContain('eve@shop.example');
    await run('close eve@shop.example');
  });

  it('closing an account ends its sessions and blocks sign-in', async () => {
    await run('staff eve@shop.example', 'a long enough secret');
    const { visitor } = await signIn('eve@shop.example', 'a long enough secret');
    expect((await visitor.get('/oscarapi/user/address-list/')).status).toBe(200);
    expect(await run('close eve@shop.example')).toEqual([
      'The account of eve@shop.example is closed.',
    ]);
    expect((await visitor.get('/oscarapi/user/address-list/')).status).toBe(403);
    expect((await signIn('eve@shop.example', 'a long enough secret')).status).not.toBe(200);
  });

  it('vouchers of each kind are created, and invalid ones refused', async () => {
    expect(await run('voucher spring-10 --percent 10 --until 2099-01-01')).toEqual([
      'SPRING-10 is valid until 2099-01-01.',
    ]);
    await run(
      'voucher TWENTY --amount 20EUR --amount 25.50USD --usage once-per-customer --until 2099-01-01',
    );
    await run('voucher SHIP --shipping --usage single-use --until 2099-01-01');
    for (const wrong of [
      'SPRING-10 --percent 10',
      'X1 --percent 5',
      'NONE',
      'BOTH --percent 5 --shipping',
      'ALL --percent 101',
      'BACK --percent 5 --until 2000-01-01',
      'ODD --amount 5XYZ',
      'LATE --percent 5 --until soon',
      'OFTEN --percent 5 --usage always',
    ])
      await expect(run(`voucher ${wrong}`), wrong).rejects.toThrow();
    expect((await run('list vouchers')).map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['SHIP', 'shipping', 'single-use'],
      ['SPRING-10', 'percentage', 'multi-use'],
      ['TWENTY', 'amount', 'once-per-customer'],
    ]);
  });

  it('a gift card is sold at the counter', async () => {
    const [code = ''] = await run('gift-card 50 EUR');
    expect(code).toMatch(/^GIFT(-[A-Z2-9]{4}){3}$/);
    const row = await server.database.queries
      .selectFrom('voucher')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst();
    expect([row?.usage, row?.benefit]).toEqual([
      'single-use',
      '{"kind":"account","amounts":{"EUR":5000}}',
    ]);
  });

  it('an incomplete command prints the usage', async () => {
    for (const words of ['', 'help', 'list', 'list orders'])
      await expect(run(words)).rejects.toThrow(/^npm run admin -- …\n {2}staff/);
  });
});
