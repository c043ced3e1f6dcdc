import {
  add,
  aGarmentType,
  aPiece,
  describeShopContract,
  failureOf,
  type ShopUnderTest,
  signUp,
  successOf,
} from '@tailorbird/domain/testing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from './testing/httpShopUnderTest.ts';

describe('with the server', () => {
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  describeShopContract('over HTTP', () => server.open());

  it('responses are in the reader’s language', async () => {
    const [english, german] = [
      await server.open({ locale: 'en' }),
      await server.open({ locale: 'de' }),
    ];
    const said = async (shop: ShopUnderTest): Promise<readonly string[]> => {
      const basket = await add(shop);
      const refused = failureOf(await shop.baskets.addVoucher('NO-SUCH-CODE'));
      return [
        (await aGarmentType(shop)).title,
        basket.lines[0]?.title ?? '',
        basket.lines[0]?.properties[0]?.label ?? '',
        basket.shippingMethods[0]?.description ?? '',
        refused.kind === 'voucher-not-added' ? (refused.reasons[0] ?? '') : '',
        (await shop.content.home()).hero.headline,
        successOf(await shop.checkout.countries()).find(({ code }) => code === 'DE')
          ?.printableName ?? '',
      ];
    };
    const [one, other] = [await said(english), await said(german)];
    one.forEach((text, index) => {
      expect(text).toMatch(/\w/);
      expect(other[index]).toMatch(/\w/);
      expect(other[index]).not.toBe(text);
    });
  });

  it('[API-02] a signed-in change without the CSRF header is refused', async () => {
    const shop = await server.open({ sendsToken: false });
    const piece = await aPiece(shop);
    successOf(await shop.baskets.add(piece));
    await signUp(shop);
    expect(failureOf(await shop.baskets.add(piece))).toMatchObject({
      kind: 'basket-refused',
      message: expect.stringContaining('CSRF Failed'),
    });
    expect(await shop.account.signOut()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(successOf(await shop.baskets.count())).toBe(1);
  });

  it('every response has the documented shape', () => {
    expect(server.problems).toEqual([]);
  });
});
