import { describe, expect, it } from 'vitest';
import { shippingDays, summarizeBasket } from '../../basket/index.ts';
import { add as plus, subtract } from '../../kernel/index.ts';
import { estimateDelivery, reorder } from '../../orders/index.ts';
import type { OpenShop } from './shopUnderTest.ts';
import { add, currentBasket, failureOf, order, readyToPay, signUp, successOf } from './steps.ts';

export const describeOrdersContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Orders`, () => {
    it('a guest reads the order just placed but has no order list', async () => {
      const shop = await open();
      await readyToPay(shop);
      const number = await order(shop);
      expect(successOf(await shop.orders.byNumber(number))).toMatchObject({
        number,
        email: 'guest@example.test',
      });
      expect(failureOf(await shop.orders.all())).toEqual({ kind: 'permission-denied' });
    });

    it('[ORDER-02] an order is confirmed and has delivery days', async () => {
      const shop = await open();
      await readyToPay(shop);
      const placed = successOf(await shop.orders.byNumber(await order(shop)));
      expect(placed).toMatchObject({
        status: 'Confirmed',
        history: [{ status: 'Confirmed', by: 'system' }],
        shippingDays: shippingDays.standard,
      });
      expect(placed.deliveryDays).toEqual(
        estimateDelivery({
          placedAt: placed.datePlaced,
          productClasses: placed.lines.map(({ productClass }) => productClass),
          shippingDays: placed.shippingDays,
          comment: '',
        }),
      );
    });

    it('[ORDER-02] an order of mailed gift cards is delivered at once', async () => {
      const shop = await open();
      const mailed = (await shop.catalog.clothingTypes()).filter((type) => !type.requiresShipping);
      const tier = (await shop.catalog.giftCardTiers('EUR')).find(({ clothingTypeId }) =>
        mailed.some(({ id }) => id === clothingTypeId),
      );
      successOf(
        await shop.baskets.add({
          clothingTypeId: tier?.clothingTypeId ?? 0,
          fabricColorId: null,
          selectedProperties: {},
          userSizeId: null,
          initials: '',
          note: '',
          quantity: 1,
          productId: tier?.productId ?? null,
        }),
      );
      const placed = successOf(await shop.orders.byNumber(await order(shop)));
      expect(placed).toMatchObject({ status: 'Delivered', progress: 100, deliveryDays: null });
    });

    it('[ORDER-05] the rest of four pieces waits for the fit of the first', async () => {
      const shop = await open();
      await add(shop, { quantity: 4 });
      const forecast = successOf(await shop.orders.forecast());
      await readyToPay(shop, { isEmpty: false });
      const placed = successOf(await shop.orders.byNumber(await order(shop)));
      expect(forecast?.first.map(({ quantity }) => quantity)).toEqual([1]);
      expect(placed.lines.map(({ madeFirst }) => madeFirst)).toEqual([1]);
    });

    it('another customer’s order is not found', async () => {
      const [mine, theirs] = [await open(), await open()];
      await readyToPay(mine);
      const number = await order(mine);
      expect(failureOf(await theirs.orders.byNumber(number)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      await signUp(theirs);
      expect(failureOf(await theirs.orders.byNumber(number)).kind).toMatch(
        /order-not-found|permission-denied/,
      );
      expect(successOf(await theirs.orders.all())).toEqual([]);
    });

    it.each(['there is no order %j', '', '..', 'x/../y', '0'.repeat(100)])(
      'an order with the number %j is not found',
      async (number) => {
        const { orders } = await open();
        expect(failureOf(await orders.byNumber(number)).kind).toMatch(
          /order-not-found|permission-denied/,
        );
      },
    );

    it('[ORDER-01, ORDER-02] an order keeps its pieces as they were ordered', async () => {
      const shop = await open();
      const email = await signUp(shop);
      await add(shop, { initials: 'AW', note: 'a gift', quantity: 2 });
      await readyToPay(shop);
      successOf(await shop.baskets.addVoucher(shop.vouchers.tenPercent));
      const basket = await currentBasket(shop);
      const { switches } = successOf(await shop.account.visit()).location;
      const summary = summarizeBasket(basket, switches);
      const placed = successOf(
        await shop.orders.byNumber(await order(shop, { comment: 'Ring twice' })),
      );
      expect(placed).toMatchObject({
        email,
        comment: 'Ring twice',
        total: plus(basket.total, summary.shipping),
        paid: subtract(plus(basket.total, summary.shipping), summary.credit),
        shipping: summary.shipping,
        credit: summary.credit,
        offerDiscounts: basket.offerDiscounts,
        voucherDiscounts: basket.voucherDiscounts,
        shippingMethod: { code: 'standard' },
        shippingAddress: { lastName: 'Weber', countryCode: 'DE' },
      });
      const shown = placed.lines.map(({ id: _, status: __, madeFirst: ___, ...line }) => line);
      expect(shown).toEqual(
        basket.lines.map(({ id: _, dateCreated: __, preOrder: ___, ...line }) => ({
          ...line,
          size: line.size && { ...line.size, version: 1 },
        })),
      );
      expect(['Pending', 'Confirmed']).toContain(placed.status);
      expect(Date.parse(placed.datePlaced)).not.toBeNaN();
    });

    it('a customer’s orders are counted and listed newest first', async () => {
      const shop = await open();
      await signUp(shop);
      expect(successOf(await shop.orders.all())).toEqual([]);
      const numbers: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        await readyToPay(shop);
        numbers.unshift(await order(shop));
      }
      const orders = successOf(await shop.orders.all());
      expect(orders.map(({ number }) => number)).toEqual(numbers);
      expect(orders[0]).toEqual(successOf(await shop.orders.byNumber(numbers[0] ?? '')));
      expect(successOf(await shop.account.currentUser())?.orderCount).toBe(3);
    });

    it('[ORDER-11] an order can be placed again', async () => {
      const shop = await open();
      await signUp(shop);
      await add(shop, { initials: 'AW', quantity: 2 });
      await readyToPay(shop);
      const before = await currentBasket(shop);
      const placed = successOf(await shop.orders.byNumber(await order(shop)));
      const again = successOf(await reorder({ baskets: shop.baskets })(placed));
      expect(again.leftOut).toEqual([]);
      expect(again.basket.lines.map(({ snapshot, quantity }) => ({ snapshot, quantity }))).toEqual(
        before.lines.map(({ snapshot, quantity }) => ({ snapshot, quantity })),
      );
    });
  });
};
