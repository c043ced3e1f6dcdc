import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { DatabaseAway, DatabaseBusy } from '../src/platform/database/failures.ts';
import { startPostgres } from './postgres.ts';

const postgres = await startPostgres();

if (postgres.available) {
  describe('a PostgreSQL outage', async () => {
    const lost: string[] = [];
    let rendered = 0;
    const server: Server = await createServer({
      database: await postgres.server.createDatabase(),
      settings: { checkAnswers: true, publicAddress: 'http://127.0.0.1' },
      pages: async () => {
        rendered += 1;
        return { status: 200, html: '<p>A page</p>' };
      },
    });
    afterAll(async () => {
      await server.close();
      await postgres.server.stop();
    });
    const fetchPath = async (path: string): Promise<Response> =>
      await server.fetch(new Request(`http://127.0.0.1${path}`));
    const readBasket = (): Promise<Response> => fetchPath('/oscarapi/basket/');
    const endOwnConnection = sql`select pg_terminate_backend(pg_backend_pid())`;

    it('a lost connection fails only its own request', async () => {
      expect((await readBasket()).status).toBe(200);
      const work = server.database.transaction(async (trx) => {
        await endOwnConnection.execute(trx).catch((cause: Error) => lost.push(cause.message));
        // The connection has reported its end by now.
        await sql`select 1`.execute(trx);
      });
      await expect(work).rejects.toThrow(DatabaseAway);
      expect(lost).toHaveLength(1);
      expect((await readBasket()).status).toBe(200);
    });

    it('losing all connections fails only the running requests', async () => {
      const underWay = Promise.allSettled(
        Array.from({ length: 8 }, () => sql`select pg_sleep(30)`.execute(server.database.queries)),
      );
      await sql`select pg_sleep(0.3)`.execute(server.database.queries);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
        server.database.queries,
      );
      for (const ended of await underWay)
        expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseAway) });
      expect((await readBasket()).status).toBe(200);
    });

    it('during an outage, calls get 503 while cached pages and lists work', async () => {
      const list = '/customizer_api/v3/clothing-types/?slug=cotton-t-shirt';
      expect([(await fetchPath('/faq')).status, (await fetchPath(list)).status]).toEqual([
        200, 200,
      ]);
      await postgres.server.end('immediate');
      const answer = await readBasket();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toEqual({
        detail: expect.any(String),
        request_id: expect.any(String),
      });
      expect(await (await fetchPath('/faq')).text()).toBe('<p>A page</p>');
      expect(rendered).toBe(1);
      expect((await fetchPath(list)).status).toBe(200);
    });

    it('during an outage, GraphQL gets 503 instead of partial data', async () => {
      const answer = await server.fetch(
        new Request('http://127.0.0.1/graphql/', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `sessionid=${'a'.repeat(43)}` },
          body: JSON.stringify({ query: '{ standard_sizes { base } user_sizes { id } }' }),
        }),
      );
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    });

    it('the shop reconnects by itself after an outage', async () => {
      await postgres.server.begin();
      expect((await readBasket()).status).toBe(200);
    });

    it('a long lock fails the transaction as busy without effect', async () => {
      const { database } = server;
      const code = 'HELD';
      const row = sql`insert into migration (name, applied_at) values (${code}, 'held')`;
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      let didInsert = (): void => {};
      const inserted = new Promise<void>((resolve) => {
        didInsert = resolve;
      });
      const holder = database.transaction(async (trx) => {
        await row.execute(trx);
        didInsert();
        await held;
        throw new Error('let go');
      });
      await inserted;
      const waiter = database.transaction(async (trx) => {
        await sql`set local lock_timeout = '50ms'`.execute(trx);
        await row.execute(trx);
      }, 'read committed');
      await expect(waiter).rejects.toThrow(DatabaseBusy);
      letGo();
      await expect(holder).rejects.toThrow('let go');
      const { rows } = await sql`select 1 from migration where name = ${code}`.execute(
        database.queries,
      );
      expect(rows).toEqual([]);
    });
  });
} else {
  describe('a PostgreSQL outage', () => {
    it.skip(`skipped: ${postgres.reason}`, () => {});
  });
}
