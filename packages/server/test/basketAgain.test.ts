import type { WireBasket } from '@tailorbird/contract/basket';
import { describe, expect, it } from 'vitest';
import { aBeanie } from './oscarClient.ts';
import { openShop } from './oscarShop.ts';

const shop = openShop();

const shippingWords = (basket: WireBasket): string => JSON.stringify(basket.shipping_methods);

describe('a basket that is read again', () => {
  it('a basket response has the same ETag until something changes', async () => {
    const guest = shop.client();
    await guest.post('/oscarapi/basket/add-product/', aBeanie());
    const first = await guest.basket();
    expect(first.all_lines).toHaveLength(1);
    expect(await guest.basket()).toEqual(first);

    guest.speak('de');
    const german = await guest.basket();
    expect(german.all_lines[0]?.id).toBe(first.all_lines[0]?.id);
    expect(shippingWords(german)).not.toBe(shippingWords(first));
    guest.speak('en');
    guest.moveTo('DE');
    const inEuro = await guest.basket();
    expect([first.currency, inEuro.currency]).toEqual(['USD', 'EUR']);

    await guest.put(`/oscarapi/lines/${first.all_lines[0]?.id}/`, { quantity: 2 });
    expect((await guest.basket()).all_lines.map(({ quantity }) => quantity)).toEqual([2]);

    shop.putForward(24 * 60 * 60 * 1_000);
    expect(shippingWords(await guest.basket())).not.toBe(shippingWords(first));
    expect(await guest.basket()).toEqual(await guest.basket());
  });

  it('a cached basket is not shared between visitors', async () => {
    const [one, other] = [shop.client(), shop.client()];
    for (const guest of [one, other]) await guest.post('/oscarapi/basket/add-product/', aBeanie());
    const [first, second] = [await one.basket(), await other.basket()];
    expect(first.id).not.toBe(second.id);
    expect([(await one.basket()).id, (await other.basket()).id]).toEqual([first.id, second.id]);
    expect((await shop.client().basket()).all_lines).toEqual([]);
  });
});
