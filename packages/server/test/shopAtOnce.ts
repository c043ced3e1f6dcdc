/**
 * A shop on both databases for concurrency tests. On PostgreSQL two servers share the load, as
 * behind a load balancer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireBasket } from '@tailorbird/contract/basket';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createServer, type Server } from '../src/app/createServer.ts';
import type { DatabaseLocation, Queries } from '../src/platform/database/database.ts';
import { type Client, createClient } from './oscarClient.ts';
import { type PostgresStarted, startPostgres } from './postgres.ts';

export const origin = 'http://shop.test';
export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

export type ShopAtOnce = {
  /** A visitor whose requests alternate between servers. */
  readonly client: () => Client;
  readonly sameVisitor: (visitor: Client) => Client;
  readonly queries: () => Queries;
  readonly ordersOf: (basket: WireBasket) => Promise<number>;
  readonly chargesOf: (basket: WireBasket) => Promise<number>;
};

const describeOn = (
  name: string,
  servers: number,
  location: () => Promise<{ readonly at: DatabaseLocation; readonly leave: () => void }>,
  tests: (shop: ShopAtOnce) => void,
): void => {
  describe(name, () => {
    const running: Server[] = [];
    let leave = (): void => {};
    let turn = 0;

    beforeAll(async () => {
      const { at, leave: whenDone } = await location();
      leave = whenDone;
      const settings = { passwordCost: 4, checkAnswers: true, limitFactor: 1_000 };
      for (let count = 0; count < servers; count += 1)
        running.push(await createServer({ database: at, seedsAccounts: true, settings }));
    });
    afterAll(async () => {
      for (const server of running) await server.close();
      leave();
    });

    const client = (): Client =>
      createClient({
        origin,
        fetch: (request) => {
          turn += 1;
          return (running[turn % running.length] as Server).fetch(request);
        },
      });
    const queries = (): Queries => (running[0] as Server).database.queries;
    tests({
      client,
      queries,
      sameVisitor: (visitor) => {
        const other = client();
        for (const [key, value] of visitor.cookies) other.cookies.set(key, value);
        return other;
      },
      ordersOf: async ({ id }) =>
        (
          await queries()
            .selectFrom('placed_order')
            .select('id')
            .where('basket_id', '=', id)
            .execute()
        ).length,
      chargesOf: async ({ id }) =>
        (
          await queries()
            .selectFrom('sandbox_payment')
            .innerJoin('payment', 'payment.reference', 'sandbox_payment.reference')
            .select('sandbox_payment.amount')
            .where('basket_id', '=', id)
            .where('sandbox_payment.status', '=', 'authorised')
            .execute()
        ).length,
    });
  });
};

export const describeOnBoth = async (tests: (shop: ShopAtOnce) => void): Promise<void> => {
  const postgres: PostgresStarted = await startPostgres();
  afterAll(async () => {
    if (postgres.available) await postgres.server.stop();
  });
  const inFolder = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tailorbird-at-once-'));
    return { at: { folder }, leave: () => rmSync(folder, { recursive: true, force: true }) };
  };
  describeOn('on SQLite', 1, inFolder, tests);
  if (postgres.available) {
    const { server } = postgres;
    describeOn(
      'on PostgreSQL',
      2,
      async () => ({ at: await server.createDatabase(), leave: () => {} }),
      tests,
    );
  } else {
    it.skip(`skipped on PostgreSQL: ${postgres.reason}`, () => {});
  }
};
