import { describe, expect, test } from 'vitest';
import { pricedBasket } from '../../test/pricedBasket.ts';
import { scriptedBaskets } from '../../test/scriptedBaskets.ts';
import { err, money, ok } from '../kernel/index.ts';
import {
  addGarment,
  addVoucher,
  type BasketRefused,
  basketMessage,
  chooseGiftCard,
  isPreOrder,
  isStockFailure,
  mayRemoveVouchers,
  removeVoucher,
  setCreditActive,
  setLineQuantity,
} from './index.ts';

const basket = pricedBasket(
  { currency: 'EUR', lines: [], vouchers: [], shippingMethods: [] },
  { active: false, available: 0, code: null },
);
const reloaded = { ...basket, id: 2 };
const request = {
  clothingTypeId: 1,
  fabricColorId: 1,
  selectedProperties: {},
  userSizeId: 1,
  initials: '',
  note: '',
  quantity: 1,
  productId: null,
};
const stock = ['out-of-stock', 'quantity-exceeded', 'fabric-color-not-available'] as const;
const others: readonly BasketRefused[] = [
  { kind: 'basket-frozen' },
  { kind: 'wrong-size-type' },
  { kind: 'missing-properties' },
  { kind: 'line-not-found' },
  { kind: 'invalid-quantity' },
  { kind: 'basket-refused', message: 'x' },
  { kind: 'unreachable' },
];

describe('adding', () => {
  test('adding a piece returns the basket and the addition', async () => {
    const { baskets } = scriptedBaskets(basket, { add: ok(reloaded) });
    expect(await addGarment({ baskets })(request)).toEqual({ ok: true, value: reloaded });
  });

  test.each(stock)(
    '[BASKET-18, BASKET-19, CATALOG-20] missing stock (%s) shows and reloads',
    async (kind) => {
      const { baskets, calls } = scriptedBaskets(reloaded, { add: err({ kind }) });
      expect(await addGarment({ baskets })(request)).toEqual({
        ok: false,
        failure: { failure: { kind }, message: kind, basket: reloaded },
      });
      expect(calls).toEqual(['add …', 'current']);
      expect(isStockFailure({ kind })).toBe(true);
    },
  );

  test('[BASKET-18] a full line is reported, and the basket reloads', async () => {
    const { baskets, calls } = scriptedBaskets(reloaded, { add: err({ kind: 'too-many-pieces' }) });
    expect(await addGarment({ baskets })(request)).toMatchObject({
      failure: { message: 'too-many-pieces', basket: reloaded },
    });
    expect(calls).toEqual(['add …', 'current']);
  });

  test('[BASKET-20] a missing size is reported', async () => {
    const { baskets, calls } = scriptedBaskets(basket, { add: err({ kind: 'missing-size' }) });
    expect(await addGarment({ baskets })(request)).toMatchObject({
      failure: { message: 'missing-size', basket: null },
    });
    expect(calls).toEqual(['add …']);
  });

  test.each(others)(
    '[BASKET-21] other failures ($kind) show the generic basket error',
    async (failure) => {
      const { baskets } = scriptedBaskets(basket, { add: err(failure) });
      expect(await addGarment({ baskets })(request)).toMatchObject({
        failure: { message: 'basket-error', basket: null },
      });
      expect(isStockFailure(failure)).toBe(false);
    },
  );

  test('[BASKET-18] a refused addition is reported even if the reload fails', async () => {
    const { baskets } = scriptedBaskets(basket, {
      add: err({ kind: 'out-of-stock' }),
      current: err({ kind: 'unreachable' }),
    });
    expect(await addGarment({ baskets })(request)).toMatchObject({
      failure: { message: 'out-of-stock', basket: null },
    });
  });

  test('[PRICE-27] a gift card needs an amount', () => {
    const card = { fabricColorId: null, selectedProperties: {}, note: ' For you ', gift: null };
    expect(chooseGiftCard(null, card)).toEqual({
      ok: false,
      failure: { kind: 'gift-card-amount-required' },
    });
    const tier = {
      level: 'MID',
      code: 102,
      clothingTypeId: 80,
      productId: 9,
      price: money(15000, 'EUR'),
    } as const;
    const chosen = {
      clothingTypeId: 80,
      productId: 9,
      note: 'For you',
      quantity: 1,
      userSizeId: null,
    };
    expect(chooseGiftCard(tier, card)).toMatchObject({ ok: true, value: chosen });
    expect(chooseGiftCard(tier, card).ok && chooseGiftCard(tier, card)).not.toHaveProperty(
      'value.gift',
    );
    const gift = { recipient: 'Mo', email: '', on: null };
    expect(chooseGiftCard(tier, { ...card, gift })).toMatchObject({
      ok: true,
      value: { ...chosen, gift },
    });
  });

  test('[BASKET-17] pre-orders are known by their clothing type', () => {
    expect(['merino-scarf', 'oxford-shirt', ''].map(isPreOrder)).toEqual([true, false, false]);
  });
});

describe('changing a quantity', () => {
  test('[BASKET-13] a quantity change shows the response without a reload', async () => {
    const { baskets, calls } = scriptedBaskets(basket, { changeQuantity: ok(reloaded) });
    expect(await setLineQuantity({ baskets })(7, 3)).toEqual({ ok: true, value: reloaded });
    expect(calls).toEqual(['changeQuantity 7 3']);
  });

  test('[BASKET-16] a quantity of 0 removes the line', async () => {
    const { baskets, calls } = scriptedBaskets(basket);
    await setLineQuantity({ baskets })(7, 0);
    expect(calls).toEqual(['remove 7']);
  });

  test('[BASKET-22] a quantity without stock reports like adding, else its own error', async () => {
    for (const kind of stock) {
      const { baskets } = scriptedBaskets(reloaded, { changeQuantity: err({ kind }) });
      expect(await setLineQuantity({ baskets })(7, 3)).toMatchObject({
        failure: { message: kind, basket: reloaded },
      });
    }
    for (const failure of [...others, { kind: 'missing-size' } as const]) {
      expect(basketMessage('change-quantity', failure)).toEqual({
        message: 'quantity-change-error',
        reload: false,
      });
      const { baskets } = scriptedBaskets(reloaded, { changeQuantity: err(failure) });
      expect(await setLineQuantity({ baskets })(7, 3)).toMatchObject({
        failure: { message: 'quantity-change-error', basket: null },
      });
    }
  });
});

describe('vouchers and credit', () => {
  test('[PRICE-14] a voucher code is sent in upper case', async () => {
    const { baskets, calls } = scriptedBaskets(basket);
    await addVoucher({ baskets })(' spring ');
    await removeVoucher({ baskets })('spring');
    expect(calls).toEqual(['addVoucher SPRING', 'current', 'removeVoucher SPRING']);
  });

  test('[PRICE-05] an account voucher activates credit as well', async () => {
    const { baskets, calls } = scriptedBaskets(basket, {
      addVoucher: ok({ type: 'account' }),
      activateCredit: ok(reloaded),
    });
    expect(await addVoucher({ baskets })('gift')).toEqual({
      ok: true,
      value: { basket: reloaded, type: 'account', creditFailure: null },
    });
    expect(calls).toEqual(['addVoucher GIFT', 'activateCredit']);
  });

  test('[PRICE-05] the voucher stays when credit cannot be activated', async () => {
    const { baskets } = scriptedBaskets(reloaded, {
      addVoucher: ok({ type: 'account' }),
      activateCredit: err({ kind: 'unreachable' }),
    });
    expect(await addVoucher({ baskets })('gift')).toEqual({
      ok: true,
      value: { basket: reloaded, type: 'account', creditFailure: { kind: 'unreachable' } },
    });
  });

  test('[PRICE-15] every reason of a refused voucher is returned', async () => {
    const failure = { kind: 'voucher-not-added', reasons: ['Expired', 'Used'] } as const;
    const { baskets } = scriptedBaskets(basket, { addVoucher: err(failure) });
    expect(await addVoucher({ baskets })('x')).toEqual({ ok: false, failure });
  });

  test('[PRICE-16, GUARD-08] only admin UI removes vouchers, with an error message', async () => {
    expect([mayRemoveVouchers({ adminUi: true }), mayRemoveVouchers({ adminUi: false })]).toEqual([
      true,
      false,
    ]);
    const { baskets } = scriptedBaskets(basket, { removeVoucher: err({ kind: 'unreachable' }) });
    expect(await removeVoucher({ baskets })('x')).toEqual({
      ok: false,
      failure: { kind: 'basket.voucher.remove_error' },
    });
  });

  test('[PRICE-04, PRICE-17] switching credit reloads the basket or shows its error', async () => {
    const fine = scriptedBaskets(basket, {
      activateCredit: ok(reloaded),
      deactivateCredit: ok(reloaded),
    });
    expect(await setCreditActive(fine)(true)).toEqual({ ok: true, value: reloaded });
    expect(await setCreditActive(fine)(false)).toEqual({ ok: true, value: reloaded });
    expect(fine.calls).toEqual(['activateCredit', 'deactivateCredit']);
    const because = { kind: 'unreachable' } as const;
    const broken = scriptedBaskets(basket, {
      activateCredit: err(because),
      deactivateCredit: err(because),
    });
    expect(await setCreditActive(broken)(true)).toEqual({
      ok: false,
      failure: { kind: 'credit-not-activated', because },
    });
    expect(await setCreditActive(broken)(false)).toEqual({
      ok: false,
      failure: { kind: 'credit-not-deactivated', because },
    });
  });
});
