import { jobNames } from '@tailorbird/domain/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retentionRules } from '../src/app/retention/rules.ts';
import { currentRequest } from '../src/platform/runtime/requestScope.ts';
import { onStatement } from '../src/platform/runtime/statements.ts';
import {
  aBeanie,
  aPayment,
  aTShirt,
  type Client,
  pay,
  paymentsPath,
  readyToPay,
  saveSize,
  signIn,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

/** Stock and shop data, read completely at intervals for all requests. */
const known = /from "(fabric_color_stock|shop_data)"/;

let heard: string[] = [];
let stop = (): void => {};
beforeAll(() => {
  stop = onStatement((statement) => {
    // Background jobs are not part of a request.
    if (
      currentRequest() &&
      /^(select|insert|update|delete)/.test(statement) &&
      !known.test(statement)
    )
      heard.push(statement);
  });
});
afterAll(() => stop());

const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  heard = [];
  await work();
  return [...heard];
};

/**
 * Fully scanned tables. The plan of an insert also lists referencing tables, which are only
 * read if the database is inconsistent.
 */
const tablesScanned = async (statements: readonly string[]): Promise<readonly string[]> => {
  const plans = await Promise.all(
    [...new Set(statements)]
      .filter((statement) => !statement.startsWith('insert'))
      .map((statement) =>
        sql
          .raw<{ detail: string }>(`explain query plan ${statement.replaceAll('?', '1')}`)
          .execute(shop.server.database.queries),
      ),
  );
  return plans.flatMap(({ rows }) =>
    rows.flatMap(({ detail }) => /^SCAN (?!CONSTANT ROW)(\w+)/.exec(detail)?.[1] ?? []),
  );
};

const add = (client: Client, note = ''): Promise<unknown> =>
  client.post('/oscarapi/basket/add-product/', aBeanie({ note }));
const read = (client: Client): Promise<unknown> => client.get('/oscarapi/basket/');

const guestWith = async (pieces: number): Promise<Client> => {
  const client = shop.client();
  for (let piece = 0; piece < pieces; piece += 1) await add(client, `piece ${piece}`);
  return client;
};

const customer = async (): Promise<Client> => {
  const client = shop.client();
  await signUp(client);
  await add(client);
  return client;
};

// PostgreSQL's plan depends on the data.
describe.skipIf(process.env.ON_POSTGRES === '1')('database queries of a call', () => {
  it('cached public responses need no statement', async () => {
    const client = shop.client();
    const paths = [
      '/customizer_api/v3/clothing-types/',
      '/customizer_api/v2/clothing-types/1',
      '/customizer_api/v3/product-groups/',
      '/content-api/home/',
    ];
    for (const path of paths) expect((await client.get(path)).status, path).toBe(200);
    expect(await statementsOf(() => Promise.all(paths.map((path) => client.get(path))))).toEqual(
      [],
    );
  });

  it.each([1, 12])(
    'a basket of %i lines needs one statement to read, two to change',
    async (lines) => {
      const guest = await guestWith(lines);
      expect(await statementsOf(() => read(guest))).toHaveLength(1);
      expect(await statementsOf(() => guest.get('/oscarapi/basket/count/'))).toHaveLength(1);
      expect(await statementsOf(() => add(guest, 'piece 0'))).toHaveLength(2);
      expect(await statementsOf(() => add(guest, 'another'))).toHaveLength(2);
      expect(await statementsOf(() => add(shop.client()))).toHaveLength(2);
    },
  );

  it('a signed-in visitor needs two statements more', async () => {
    const client = await customer();
    expect(await statementsOf(() => read(client))).toHaveLength(3);
    expect(await statementsOf(() => add(client))).toHaveLength(4);
  });

  it('a payment with order needs fourteen statements, fifteen with earlier orders', async () => {
    const paid = async (quantity: number): Promise<readonly string[]> => {
      const guest = shop.client();
      const basket = await readyToPay(guest, aTShirt(await saveSize(guest), { quantity }));
      return await statementsOf(() => pay(guest, aPayment(basket, origin)));
    };
    const looksBack = (statement: string): boolean =>
      statement.startsWith('select "placed_order"."status" as "status"');
    const [one, two] = [await paid(1), await paid(2)];
    expect(one).toHaveLength(14);
    expect(one.filter(looksBack)).toEqual([]);
    // The bundled SQLite prepares a join again for each literal value.
    for (const statement of two.filter((asked) => asked.includes(' join ')))
      expect(statement).not.toMatch(/(= |limit )\?/);
    expect(two).toHaveLength(15);
    expect(two.filter(looksBack)).toHaveLength(1);
    expect(await tablesScanned(two)).toEqual([]);
  });

  it.each(['guest', 'customer'])(
    'no growing table is scanned from adding a %s to ordering',
    async (kind) => {
      const buyer = kind === 'guest' ? shop.client() : await customer();
      const asked = await statementsOf(async () => {
        const basket = await readyToPay(buyer);
        await read(buyer);
        expect((await buyer.post(paymentsPath, aPayment(basket, origin))).status).toBe(200);
        await buyer.get('/oscarapi/orders/');
      });
      expect(asked.length).toBeGreaterThan(15);
      expect(await tablesScanned(asked)).toEqual([]);
    },
  );

  it('signing up, in and out scan no growing table', async () => {
    const client = shop.client();
    const asked = await statementsOf(async () => {
      const email = await signUp(client);
      await client.send('DELETE', '/oscarapi/login/');
      expect((await signIn(client, email)).status).toBe(200);
    });
    expect(asked.some((statement) => statement.startsWith('delete from "session"'))).toBe(true);
    expect(await tablesScanned(asked)).toEqual([]);
  });

  it('ending acting and deleting expired rows scan no growing table', async () => {
    const [house, client] = [shop.client(), shop.client()];
    await signIn(house, 'staff@tailorbird.example', 'measure-twice');
    const email = await signUp(client);
    const { id } = (await client.get('/oscarapi/login/')).body;
    const reason = 'asked on the phone';
    expect((await house.post('/studio_api/acting/', { customer_id: id, reason })).status).toBe(200);
    const asked = await statementsOf(async () => {
      expect((await house.del('/studio_api/acting/')).status).toBe(204);
      await shop.client().post('/api/v1/soat/reset-password/request/', { email });
      await shop.client().post('/api/v1/soat/passkeys/question/', { purpose: 'sign-in' });
      expect((await house.post('/studio_api/jobs/retention/run/', {})).status).toBe(200);
    });
    const swept = [
      'update "session" set "impersonation_id"',
      ...['password_reset', 'passkey_question', 'social_attempt'].map(
        (table) => `delete from "${table}"`,
      ),
    ];
    const statements = swept.map((start) =>
      asked.filter((statement) => statement.startsWith(start)),
    );
    expect(statements.filter(({ length }) => length === 0)).toEqual([]);
    expect(await tablesScanned(statements.flat())).toEqual([]);
  });

  it('jobs scan no growing table', async () => {
    const house = shop.client();
    await signIn(house, 'staff@tailorbird.example', 'measure-twice');
    const asked = await statementsOf(async () => {
      for (const job of jobNames)
        expect([job, (await house.post(`/studio_api/jobs/${job}/run/`, {})).status]).toEqual([
          job,
          200,
        ]);
    });
    for (const { table, forgets, hasPhotos = false } of retentionRules) {
      const start = hasPhotos
        ? `select "id" as id from (select "id" from "${table}"`
        : `${forgets === 'row' ? 'delete from' : 'update'} "${table}"`;
      expect(
        asked.filter((statement) => statement.startsWith(start)),
        start,
      ).not.toEqual([]);
    }
    expect(asked.some((statement) => statement.includes('from "saved_means"'))).toBe(true);
    expect(await tablesScanned(asked)).toEqual([]);
  });

  it('a full scan of a table is detected', async () => {
    expect(await tablesScanned(["select id from basket where shipping_method_code = ''"])).toEqual([
      'basket',
    ]);
  });
});
