import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createServer } from '../src/app/createServer.ts';
import { aBeanie, createClient, signUp } from './oscarClient.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-damage-'));
const file = join(folder, 'tailorbird.sqlite');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const origin = 'http://shop.test';

/** Overwrites all pages but the first while the file is open. */
const damage = async (): Promise<void> => {
  const other = new Sqlite(file, { timeout: 0 });
  // The shop shares this thread, so it needs time before its commit.
  for (let isDone = false; !isDone; ) {
    await setImmediate();
    try {
      other.exec('update account set first_name = first_name');
      isDone = true;
    } catch (cause) {
      expect((cause as { readonly code: string }).code).toBe('SQLITE_BUSY');
    }
  }
  other.pragma('wal_checkpoint(TRUNCATE)');
  other.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(statSync(file).size - 4096, 0x5a), 0, undefined, 4096);
  closeSync(handle);
};

const fingerprint = (): string => createHash('sha256').update(readFileSync(file)).digest('hex');

it('a file damaged at runtime is logged once, gets 503 and no more writes', async () => {
  const lines: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const server = await createServer({
    database: { folder },
    seedsAccounts: false,
    settings: { passwordCost: 4 },
    logger,
  });
  const client = () => createClient({ fetch: server.fetch, origin }, { country: 'DE' });
  const buyer = client();
  await signUp(buyer);
  await buyer.post('/oscarapi/basket/add-product/', aBeanie());
  await damage();
  const damaged = fingerprint();
  const statuses: number[] = [];
  for (let tried = 0; tried < 20; tried += 1) {
    statuses.push(
      (await buyer.post('/oscarapi/basket/add-product/', aBeanie({ note: `${tried}` }))).status,
    );
    statuses.push((await buyer.get('/oscarapi/basket/')).status);
  }
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(fingerprint()).toBe(damaged);
  const fatal = lines.filter(({ msg }) => msg === 'database damaged');
  expect(fatal).toMatchObject([
    {
      level: expect.anything(),
      cause: expect.stringMatching(/tailorbird\.sqlite is damaged.*npm run restore/),
    },
  ]);
  expect(lines.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  await server.close();
  expect(fingerprint()).toBe(damaged);
  await expect(createServer({ database: { folder }, seedsAccounts: false })).rejects.toThrow();
});
