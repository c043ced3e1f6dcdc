import { expect, it } from 'vitest';
import { openShop } from './oscarShop.ts';

const shop = openShop();
const runQuery = (query: string) => shop.client().post('/graphql/', { query });

it('a GraphQL response that long names make too large is refused', async () => {
  const long = 'a'.repeat(15_000);
  const { status, body } = await runQuery(`{ full_clothing_types { ${long}: id } }`);
  expect([status, body]).toEqual([
    400,
    { errors: [{ message: 'The answer would be too large.' }] },
  ]);
  expect((await runQuery('{ full_clothing_types { id } }')).status).toBe(200);
});
