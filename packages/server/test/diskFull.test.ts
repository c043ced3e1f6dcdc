import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aBeanie } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();

it('with a full disk, reads work and writes get 503 with Retry-After', async () => {
  const { queries } = shop.server.database;
  const [buyer, other] = [shop.client(), shop.client()];
  await buyer.post('/oscarapi/basket/add-product/', aBeanie());
  // No page can be added to the database file.
  await sql`pragma max_page_count = 1`.execute(queries);

  let refused = 0;
  for (let tried = 0; tried < 300 && refused === 0; tried += 1) {
    const { status, body } = await other.post(
      '/oscarapi/basket/add-product/',
      aBeanie({ note: `${tried}`.padEnd(100, '.') }),
    );
    if (status === 200 || status === 406) other.cookies.clear();
    else {
      refused += 1;
      expect([status, body]).toEqual([
        503,
        { detail: expect.any(String), request_id: expect.any(String) },
      ]);
    }
  }
  expect(refused).toBe(1);
  expect((await buyer.basket()).num_items).toBe(1);

  await sql`pragma max_page_count = 1000000`.execute(queries);
  expect((await other.post('/oscarapi/basket/add-product/', aBeanie())).status).toBe(200);
});
