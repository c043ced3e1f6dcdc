import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAccountContract } from './testing/describeAccountContract.ts';
import { describeAfterOrderingContract } from './testing/describeAfterOrderingContract.ts';
import { describeBasketsContract } from './testing/describeBasketsContract.ts';
import { describeCatalogContract } from './testing/describeCatalogContract.ts';
import { describeCheckoutContract } from './testing/describeCheckoutContract.ts';
import { describeContentContract } from './testing/describeContentContract.ts';
import { describeOrdersContract } from './testing/describeOrdersContract.ts';
import { describePasskeysContract } from './testing/describePasskeysContract.ts';
import { describePasswordsContract } from './testing/describePasswordsContract.ts';
import { describePaymentsContract } from './testing/describePaymentsContract.ts';
import { describeReviewsContract } from './testing/describeReviewsContract.ts';
import { describeSearchContract } from './testing/describeSearchContract.ts';
import { describeSecurityContract } from './testing/describeSecurityContract.ts';
import { describeSizesContract } from './testing/describeSizesContract.ts';
import { describeWearersContract } from './testing/describeWearersContract.ts';
import { openServer } from './testing/httpShopUnderTest.ts';
import { openInMemory } from './testing/inMemoryShopUnderTest.ts';
import type { OpenShop, ShopUnderTest } from './testing/shopUnderTest.ts';
import { add, aGarmentType, aPiece, failureOf, signUp, successOf } from './testing/steps.ts';

const describeEveryPort = (name: string, open: OpenShop): void => {
  describeAccountContract(name, open);
  describeAfterOrderingContract(name, open);
  describeBasketsContract(name, open);
  describeCatalogContract(name, open);
  describeCheckoutContract(name, open);
  describeContentContract(name, open);
  describeOrdersContract(name, open);
  describePasswordsContract(name, open);
  describePaymentsContract(name, open);
  describeReviewsContract(name, open);
  describeSearchContract(name, open);
  describeSecurityContract(name, open);
  describePasskeysContract(name, open);
  describeSizesContract(name, open);
  describeWearersContract(name, open);
};

describeEveryPort('in memory', openInMemory);

describe('with the server', () => {
  let server: Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  describeEveryPort('over HTTP', () => server.open());

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
