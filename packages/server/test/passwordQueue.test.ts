import { describe, expect, it } from 'vitest';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop({ settings: { passwordCost: 13 } });

const signUp = (n: number): Promise<Response> =>
  Promise.resolve(
    shop.server.fetch(
      new Request(`${origin}/oscarapi/customer/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `flood${n}@queue.example`,
          password: 'long enough words',
          newsletter: false,
          signing_up_with_credit: false,
          source: 'test',
        }),
      }),
    ),
  );

describe('many concurrent password hashes', () => {
  it('a full queue of password hashes gets 503 while other calls continue', async () => {
    let settled = 0;
    const flood = Array.from({ length: 80 }, async (_, n) => {
      const response = await signUp(n);
      settled += 1;
      return response;
    });
    // A call whose response is compressed, which uses the same threads as hashing.
    const other = await shop.server.fetch(
      new Request(`${origin}/customizer_api/v3/clothing-types/?x=${Date.now()}`, {
        headers: { 'accept-encoding': 'br' },
      }),
    );
    expect(other.status).toBe(200);
    expect(settled).toBeLessThan(80);

    const answers = await Promise.all(flood);
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 503);
    expect(made.length + refused.length).toBe(80);
    expect(made.length).toBeGreaterThanOrEqual(24);
    expect(refused.length).toBeGreaterThan(40);
    for (const response of refused) {
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toEqual({
        detail: expect.any(String),
        request_id: expect.any(String),
      });
    }
    expect((await signUp(1_000)).status).toBe(201);
  });
});
