import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import { startPostgres } from './postgres.ts';

const postgres = await startPostgres();

if (postgres.available) {
  describe('PostgreSQL that goes away', async () => {
    const lost: string[] = [];
    const server: Server = await createServer({
      database: await postgres.server.createDatabase(),
      settings: { checkAnswers: true, publicAddress: 'http://127.0.0.1' },
    });
    afterAll(async () => {
      await server.close();
    });
    const readBasket = async (): Promise<Response> => await server.fetch(new Request('http://127.0.0.1/oscarapi/basket/'));
    const endOwnConnection = sql`select pg_terminate_backend(pg_backend_pid())`;

    it('takes a connection in use with it, and nothing else', async () => {
      expect((await readBasket()).status).toBe(200);
      const work = server.database.transaction(async (trx) => {
        await endOwnConnection.execute(trx).catch((cause: Error) => lost.push(cause.message));
        // The connection has told of its end by now, to whoever listens.
        await sql`select 1`.execute(trx);
      });
      await expect(work).rejects.toThrow();
      expect(lost).toHaveLength(1);
      expect((await readBasket()).status).toBe(200);
    });

    it('is told as 503 with the time to try again', async () => {
      await postgres.server.stop();
      const answer = await readBasket();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toEqual({ detail: expect.any(String), request_id: expect.any(String) });
    });

    it('is told as 503 by GraphQL too, and not as an answer with a hole', async () => {
      const answer = await server.fetch(
        new Request('http://127.0.0.1/graphql/', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `sessionid=${'a'.repeat(43)}` },
          body: JSON.stringify({ query: '{ standard_sizes { base } user_sizes { id } }' }),
        }),
      );
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    });
  });
} else {
  describe('PostgreSQL that goes away', () => {
    it.skip(`is not tried: ${postgres.reason}`, () => {});
  });
}
