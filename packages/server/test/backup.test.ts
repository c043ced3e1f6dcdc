import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../src/app/backup/copies.ts';
import { createServer, type Server } from '../src/app/createServer.ts';
import { aPayment, createClient, pay, readyToPay } from './oscarClient.ts';

const root = mkdtempSync(join(tmpdir(), 'tailorbird-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const origin = 'http://shop.test';
const open = (folder: string): Promise<Server> =>
  createServer({ database: { folder }, settings: { passwordCost: 4 } });
const order = async (server: Server): Promise<string> => {
  const client = createClient({ fetch: server.fetch, origin }, { country: 'DE' });
  const paid = await pay(client, aPayment(await readyToPay(client), origin));
  return String((paid.body as { readonly order_number?: string }).order_number);
};
const orderNumbers = async (server: Server): Promise<readonly string[]> =>
  (await server.database.queries.selectFrom('placed_order').select('id').execute()).map(({ id }) =>
    String(id + 100_000),
  );

/** Entries of a folder that others than the shop's user and group can read, write or enter. */
const openToOthers = (folder: string): readonly string[] =>
  [folder, ...globSync('**/*', { cwd: folder }).map((name) => join(folder, name))].filter(
    (path) => (statSync(path).mode & 0o007) !== 0,
  );

describe('the data folder', () => {
  it('the data folder and its backups are private to their user', {
    timeout: 60_000,
  }, async () => {
    const usual = process.umask(0o022);
    try {
      const [data, copy, again] = ['private', 'private-copy', 'private-again'].map((name) =>
        join(root, name),
      ) as [string, string, string];
      const server = await open(data);
      await order(server);
      expect(globSync('tailorbird.sqlite*', { cwd: data })).toHaveLength(3);
      expect(openToOthers(data)).toEqual([]);
      await backUp(data, copy);
      expect(openToOthers(copy)).toEqual([]);
      await server.close();
      chmodSync(join(copy, 'tailorbird.sqlite'), 0o644);
      await restore(copy, again);
      expect(openToOthers(again)).toEqual([]);
      // Adds a file with the open permissions of earlier releases.
      chmodSync(join(again, 'tailorbird.sqlite'), 0o644);
      await (await open(again)).close();
      expect(openToOthers(again)).toEqual([]);
    } finally {
      process.umask(usual);
    }
  });
});

describe('restoring a backup', () => {
  const data = join(root, 'data');
  const copy = join(root, 'backups', 'monday');

  it('a backup made while the shop runs restores all data', { timeout: 60_000 }, async () => {
    const server = await open(data);
    const before = await order(server);
    mkdirSync(join(data, 'files'), { recursive: true });
    writeFileSync(join(data, 'files', 'photo'), 'a photo');
    let going = true;
    const during = (async () => {
      const placed: string[] = [];
      while (going) placed.push(await order(server));
      return placed;
    })();
    const { orders } = await backUp(data, copy);
    going = false;
    expect((await during).length).toBeGreaterThan(0);
    expect(orders).toBeGreaterThan(1);
    await server.close();

    rmSync(data, { recursive: true });
    expect((await restore(copy, data)).orders).toBe(orders);
    const again = await open(data);
    const known = await orderNumbers(again);
    expect(known).toContain(before);
    expect(known).toHaveLength(orders);
    expect(existsSync(join(data, 'files', 'photo'))).toBe(true);
    expect(await orderNumbers(again)).not.toContain(await order(again));
    await again.close();
  });

  it('a backup never overwrites another backup or existing data', async () => {
    await expect(backUp(data, copy)).rejects.toThrow(
      /exists already; a backup never overwrites another/,
    );
    await expect(restore(copy, data)).rejects.toThrow(
      /tailorbird\.sqlite exists already: move it first/,
    );
    await expect(backUp(join(root, 'nowhere'), join(root, 'x'))).rejects.toThrow(/No database at/);
    await expect(restore(join(root, 'nowhere'), join(root, 'y'))).rejects.toThrow(/No backup in/);
    expect([
      existsSync(join(root, 'x')),
      existsSync(join(root, 'x.unfinished')),
      existsSync(join(root, 'y')),
    ]).toEqual([false, false, false]);
  });

  it('a damaged or foreign backup, or one of another schema, is refused', async () => {
    const spoiled = (name: string, spoil: (file: string) => void): string => {
      const folder = join(root, name);
      cpSync(copy, folder, { recursive: true });
      spoil(join(folder, 'tailorbird.sqlite'));
      return folder;
    };
    const cases: readonly (readonly [string, RegExp])[] = [
      [spoiled('truncated', (file) => truncateSync(file, 50_000)), /damaged|not a database/],
      [
        spoiled('garbage', (file) => writeFileSync(file, 'x'.repeat(9_000))),
        /is not a database of the shop/,
      ],
      [
        spoiled('later', (file) => {
          const later = new Sqlite(file);
          later.exec(
            "insert into migration (name, applied_at) values ('basket/999-later', '2030')",
          );
          later.close();
        }),
        /belongs to a later release: it has basket\/999-later/,
      ],
      [
        spoiled('earlier', (file) => {
          const earlier = new Sqlite(file);
          earlier.exec(
            "delete from migration; insert into migration (name, applied_at) values ('shop/000-earlier', '2020')",
          );
          earlier.close();
        }),
        /has an old schema that cannot be upgraded: it has shop\/000-earlier/,
      ],
    ];
    for (const [folder, reason] of cases)
      await expect(restore(folder, join(root, 'target')), folder).rejects.toThrow(reason);
    expect(existsSync(join(root, 'target', 'tailorbird.sqlite'))).toBe(false);
  });
});

describe('unusable data', () => {
  const main = fileURLToPath(new URL('../src/app/main.mjs', import.meta.url));
  const start = async (folder: string): Promise<readonly [number | null, string]> => {
    const shop = spawn(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '', PORT: '0' },
    });
    const [code, said] = await Promise.all([
      new Promise<number | null>((resolve) => shop.once('exit', resolve)),
      text(shop.stderr),
    ]);
    return [code, said.trim()];
  };
  const withFile = (name: string, content: string): string => {
    const folder = join(root, name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'tailorbird.sqlite'), content);
    return folder;
  };

  it('the start names an unusable file and advice, and changes nothing', {
    timeout: 60_000,
  }, async () => {
    const garbage = withFile(
      'no-database',
      'not a database at all, however long one looks at it'.repeat(200),
    );
    expect(await start(garbage)).toEqual([
      1,
      expect.stringMatching(
        /no-database\/tailorbird\.sqlite is no SQLite database\. Put it aside and take the last backup/,
      ),
    ]);
    const damaged = join(root, 'damaged');
    cpSync(join(root, 'backups', 'monday'), damaged, { recursive: true });
    truncateSync(join(damaged, 'tailorbird.sqlite'), 40_000);
    expect(await start(damaged)).toEqual([
      1,
      expect.stringMatching(/damaged\/tailorbird\.sqlite is damaged\. Nothing was changed/),
    ]);
    writeFileSync(join(root, 'a-file'), '');
    expect(await start(join(root, 'a-file'))).toEqual([
      1,
      expect.stringMatching(
        /cannot be opened\. Its folder has to be one that this user may write to/,
      ),
    ]);
  });

  it('the start reports a read-only folder', { timeout: 60_000 }, async (context) => {
    if (process.getuid?.() === 0) context.skip('root may write everywhere');
    const folder = withFile('read-only', '');
    chmodSync(folder, 0o500);
    expect(await start(folder)).toEqual([
      1,
      expect.stringMatching(/cannot be opened|may be read and not written/),
    ]);
    chmodSync(folder, 0o700);
  });
});
