import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { describeStoreContract } from './describeStoreContract.ts';
import { startPostgres } from './postgres.ts';

describeStoreContract('SQLite in memory', async () => ({ at: { memory: true }, leave: () => {} }));

describeStoreContract('SQLite in a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-stores-'));
  return { at: { folder }, leave: () => rmSync(folder, { recursive: true, force: true }) };
});

const postgres = await startPostgres();
if (postgres.available) {
  const { server } = postgres;
  afterAll(() => server.stop());
  describeStoreContract('PostgreSQL', async () => ({
    at: await server.createDatabase(),
    leave: () => {},
  }));
} else {
  describe('stores on PostgreSQL', () => {
    it.skip(`skipped: ${postgres.reason}`, () => {});
  });
}
