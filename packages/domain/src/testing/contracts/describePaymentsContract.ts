import { describe, expect, it } from 'vitest';
import { money, subtract } from '../../kernel/index.ts';
import { anAddress, payingByCard } from '../index.ts';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import {
  add,
  aPayment,
  aPiece,
  currentBasket,
  failureOf,
  order,
  readyToPay,
  signUp,
  successOf,
} from './steps.ts';

const redirected = async (shop: ShopUnderTest) => {
  const payment = successOf(
    await shop.payments.pay(
      await aPayment(shop, { means: await payingByCard(shop, shop.cards.challenge) }),
    ),
  );
  if (payment.status !== 'redirect') throw new Error('The bank asked nothing');
  return payment;
};

export const describePaymentsContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Payments`, () => {
    it('cards are offered once there is an amount to pay', async () => {
      const shop = await open();
      await readyToPay(shop);
      expect(successOf(await shop.payments.methods())).toContainEqual(
        expect.objectContaining({ type: 'card', brands: expect.arrayContaining(['visa']) }),
      );
    });

    it('paying turns the basket into an order and opens an empty one', async () => {
      const shop = await open();
      const before = await readyToPay(shop);
      const number = await order(shop);
      const placed = successOf(await shop.orders.byNumber(number));
      expect(placed.lines.map(({ title, quantity }) => ({ title, quantity }))).toEqual(
        before.lines.map(({ title, quantity }) => ({ title, quantity })),
      );
      expect(await currentBasket(shop)).toMatchObject({ status: 'Open', lines: [] });
    });

    it('a repeated idempotency key returns the same order', async () => {
      const shop = await open();
      await signUp(shop);
      await readyToPay(shop);
      const request = await aPayment(shop);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => shop.payments.pay(request)),
      );
      answers.push(await shop.payments.pay(request));
      const numbers = answers.map((answer) =>
        answer.ok && answer.value.status === 'authorised' ? answer.value.orderNumber : answer,
      );
      expect(new Set(numbers).size).toBe(1);
      expect(successOf(await shop.orders.all())).toHaveLength(1);
    });

    it.each(['wrong-cvc', 'fraud', 'payment-refused'] as const)(
      '[CHECKOUT-16] a refusal states its reason (%s) and keeps the basket',
      async (kind) => {
        const shop = await open();
        const before = await readyToPay(shop);
        const request = await aPayment(shop, { means: await payingByCard(shop, shop.cards[kind]) });
        expect(failureOf(await shop.payments.pay(request))).toEqual({ kind });
        expect(await currentBasket(shop)).toEqual(before);
        await order(shop);
      },
    );

    it('[CHECKOUT-16] security codes 999 and 9999 are wrong for every card', async () => {
      const shop = await open();
      await readyToPay(shop);
      for (const securityCode of ['999', '9999']) {
        const means = await payingByCard(shop, shop.cards.authorised, { securityCode });
        expect(failureOf(await shop.payments.pay(await aPayment(shop, { means })))).toEqual({
          kind: 'wrong-cvc',
        });
      }
    });

    it('an order lists the last four digits of its card', async () => {
      const shop = await open();
      await readyToPay(shop);
      const number = await order(shop);
      expect(successOf(await shop.orders.byNumber(number)).paidBy).toEqual({
        method: 'card',
        lastFour: shop.cards.authorised.slice(-4),
      });
    });

    it('a saved card keeps its brand and last four digits', async () => {
      const shop = await open();
      await signUp(shop);
      await readyToPay(shop);
      const typed = await payingByCard(shop, '5555555555554444');
      if (typed.kind !== 'card') throw new Error('No card');
      await order(shop, { means: { ...typed, keep: true } });
      expect(successOf(await shop.payments.saved())).toEqual([
        expect.objectContaining({ brand: 'mc', lastFour: '4444', expires: '2039-12' }),
      ]);
    });

    it('[CHECKOUT-01, CHECKOUT-13] an invalid payment is refused and the basket stays open', async () => {
      const shop = await open();
      const before = await readyToPay(shop);
      const good = await aPayment(shop);
      const refusedFor = async (changes: Partial<typeof good>) =>
        failureOf(await shop.payments.pay({ ...(await aPayment(shop)), ...changes }));
      expect(await refusedFor({ termsAccepted: false })).toEqual({ kind: 'terms-not-accepted' });
      expect(await refusedFor({ guestEmail: 'nobody' })).toEqual({ kind: 'email-invalid' });
      expect(await refusedFor({ guestEmail: null })).toEqual({ kind: 'email-invalid' });
      expect(await refusedFor({ expected: subtract(good.expected, money(1, 'EUR')) })).toEqual({
        kind: 'basket-changed',
      });
      expect(await refusedFor({ means: { kind: 'card', token: 'made-up' } })).toEqual({
        kind: 'payment-refused',
      });
      expect(await currentBasket(shop)).toEqual(before);
    });

    it('a card is stored on request, used again and removed', async () => {
      const shop = await open();
      await signUp(shop);
      expect(successOf(await shop.payments.saved())).toEqual([]);
      await readyToPay(shop);
      const typed = await payingByCard(shop, shop.cards.authorised);
      successOf(
        await shop.payments.pay(
          await aPayment(shop, { means: typed.kind === 'card' ? { ...typed, keep: true } : typed }),
        ),
      );
      const [saved, ...others] = successOf(await shop.payments.saved());
      if (!saved) throw new Error('Nothing was kept');
      expect([others, saved]).toEqual([
        [],
        expect.objectContaining({ kind: 'card', brand: 'visa', expires: '2039-12' }),
      ]);
      await readyToPay(shop);
      const means = { kind: 'saved', id: saved.id } as const;
      expect(successOf(await shop.payments.pay(await aPayment(shop, { means })))).toMatchObject({
        status: 'authorised',
      });
      for (let times = 0; times < 2; times += 1)
        expect(await shop.payments.removeSaved(saved.id)).toEqual({ ok: true, value: null });
      expect(successOf(await shop.payments.saved())).toEqual([]);
      const before = await readyToPay(shop);
      expect(failureOf(await shop.payments.pay(await aPayment(shop, { means })))).toEqual({
        kind: 'payment-refused',
      });
      expect(await currentBasket(shop)).toEqual(before);
    });

    it('cards of guests are not stored', async () => {
      const shop = await open();
      await readyToPay(shop);
      const typed = await payingByCard(shop, shop.cards.authorised);
      successOf(
        await shop.payments.pay(
          await aPayment(shop, { means: typed.kind === 'card' ? { ...typed, keep: true } : typed }),
        ),
      );
      expect(successOf(await shop.payments.saved())).toEqual([]);
    });

    it('a wallet payment redirects to the wallet’s page', async () => {
      const shop = await open();
      const before = await readyToPay(shop);
      const types = successOf(await shop.payments.methods()).map(({ type }) => type);
      expect(types.indexOf('paypal')).toBeLessThan(types.indexOf('card'));
      const means = { kind: 'wallet', method: 'paypal' } as const;
      const begun = successOf(await shop.payments.pay(await aPayment(shop, { means })));
      if (begun.status !== 'redirect') throw new Error('The wallet asks nothing');
      const refusal = await shop.payments.complete(
        begun.paymentId,
        await shop.decideAtBank(begun.url, 'decline'),
      );
      expect(failureOf(refusal)).toEqual({ kind: 'payment-refused' });
      expect(await currentBasket(shop)).toEqual(before);
      const again = successOf(await shop.payments.pay(await aPayment(shop, { means })));
      if (again.status !== 'redirect') throw new Error('The wallet asks nothing');
      const paid = successOf(
        await shop.payments.complete(
          again.paymentId,
          await shop.decideAtBank(again.url, 'approve'),
        ),
      );
      if (paid.status !== 'authorised') throw new Error(JSON.stringify(paid));
      expect(successOf(await shop.orders.byNumber(paid.orderNumber)).paidBy).toEqual({
        method: 'paypal',
        lastFour: null,
      });
    });

    it('a card is exchanged for a token that pays once', async () => {
      const shop = await open();
      await readyToPay(shop);
      const means = await payingByCard(shop, shop.cards.authorised);
      await order(shop, { means });
      await readyToPay(shop);
      expect(failureOf(await shop.payments.pay(await aPayment(shop, { means })))).toEqual({
        kind: 'payment-refused',
      });
      await order(shop);
    });

    it('an invalid card is not exchanged for a token', async () => {
      const { cardTokens, cards } = await open();
      const card = {
        number: cards.authorised,
        expiry: '12/39',
        securityCode: '123',
        holderName: 'Ada Weber',
      };
      const failureFor = async (changes: Partial<typeof card>) =>
        failureOf(await cardTokens.exchange({ ...card, ...changes }));
      expect(await failureFor({ number: '1234' })).toEqual({
        kind: 'card-invalid',
        fields: { number: 'invalid' },
      });
      expect(await failureFor({ securityCode: '' })).toEqual({
        kind: 'card-invalid',
        fields: { securityCode: 'required' },
      });
      expect(await failureFor({ expiry: '01/20' })).toEqual({
        kind: 'card-invalid',
        fields: { expiry: 'expired' },
      });
    });

    it('an empty basket and one that cannot be shipped are refused', async () => {
      const shop = await open();
      expect(failureOf(await shop.payments.pay(await aPayment(shop)))).toEqual({
        kind: 'basket-empty',
      });
      await add(shop);
      expect(failureOf(await shop.payments.pay(await aPayment(shop)))).toEqual({
        kind: 'address-missing',
      });
    });

    it('[BASKET-10] the basket is frozen while the customer is at the bank', async () => {
      const shop = await open();
      const before = await readyToPay(shop);
      const { paymentId, url } = await redirected(shop);
      expect(url).toMatch(/^(https?:\/\/|\/)/);
      const frozen = await currentBasket(shop);
      expect(frozen).toMatchObject({ status: 'Frozen', pendingPayment: { id: paymentId, url } });
      const line = before.lines[0]?.id ?? 0;
      expect(failureOf(await shop.baskets.changeQuantity(line, 5))).toEqual({
        kind: 'basket-frozen',
      });
      expect(failureOf(await shop.baskets.remove(line))).toEqual({ kind: 'basket-frozen' });
      expect(failureOf(await shop.checkout.chooseShippingMethod('express'))).toEqual({
        kind: 'basket-frozen',
      });
    });

    it('the bank’s approval creates exactly one order', async () => {
      const shop = await open();
      await readyToPay(shop);
      const { paymentId, url } = await redirected(shop);
      const result = await shop.decideAtBank(url, 'approve');
      const paid = successOf(await shop.payments.complete(paymentId, result));
      expect(paid).toMatchObject({ status: 'authorised' });
      expect(await shop.payments.complete(paymentId, result)).toEqual({ ok: true, value: paid });
      expect(failureOf(await shop.payments.cancel(paymentId))).toEqual({ kind: 'basket-changed' });
      expect(await currentBasket(shop)).toMatchObject({ status: 'Open', lines: [] });
    });

    it.each([
      ['decline', 'payment-refused'],
      ['cancel', 'payment-cancelled'],
    ] as const)('the basket reopens when the customer has to %s', async (decision, kind) => {
      const shop = await open();
      const before = await readyToPay(shop);
      const { paymentId, url } = await redirected(shop);
      const result = await shop.decideAtBank(url, decision);
      expect(failureOf(await shop.payments.complete(paymentId, result))).toEqual({ kind });
      expect(await currentBasket(shop)).toEqual(before);
      await order(shop);
    });

    it('a canceled payment reopens the basket', async () => {
      const shop = await open();
      const before = await readyToPay(shop);
      const { paymentId } = await redirected(shop);
      expect(await shop.payments.cancel(paymentId)).toEqual({ ok: true, value: null });
      expect(await currentBasket(shop)).toEqual(before);
    });

    it('a forged bank result is refused, and foreign payments are not found', async () => {
      const [shop, stranger] = [await open(), await open()];
      await readyToPay(shop);
      const { paymentId } = await redirected(shop);
      expect(failureOf(await stranger.payments.complete(paymentId, 'made-up')).kind).toBe(
        'payment-cancelled',
      );
      expect(failureOf(await shop.payments.complete(paymentId, 'made-up')).kind).toBe(
        'payment-refused',
      );
      expect((await currentBasket(shop)).status).toBe('Open');
    });

    it('[PRICE-03, PRICE-07] full credit requires no card, partial credit does', async () => {
      const shop = await open();
      await signUp(shop);
      await addCheapestPiece(shop);
      const { tenPercent, shipping, account } = shop.vouchers;
      for (const code of [tenPercent, shipping, account])
        successOf(await shop.baskets.addVoucher(code));
      const credit = successOf(await shop.account.credit());
      const unpaid = await aPayment(shop, { means: null });
      expect(unpaid.expected.amount).toBeGreaterThan(0);
      expect(failureOf(await shop.payments.pay(unpaid))).toEqual({ kind: 'payment-refused' });
      successOf(await shop.baskets.activateCredit());
      const request = await aPayment(shop, { means: null });
      expect(request.expected.amount).toBe(0);
      expect(successOf(await shop.payments.pay(request)).status).toBe('authorised');
      expect(subtract(credit, successOf(await shop.account.credit()))).toEqual(unpaid.expected);
    });
  });
};

/** Adds the cheapest piece without a size, ready for shipping. */
const addCheapestPiece = async (shop: ShopUnderTest): Promise<void> => {
  const types = (await shop.catalog.clothingTypes()).filter(
    ({ sizeType, productClass }) => sizeType === null && productClass !== 'Gift Card',
  );
  const [cheapest] = [...types].sort((one, other) => one.prices.EUR - other.prices.EUR);
  if (!cheapest) throw new Error('The range has nothing without a size');
  successOf(
    await shop.baskets.add(
      await aPiece(shop, { productId: cheapest.isStockItem ? cheapest.id : null }, cheapest),
    ),
  );
  successOf(await shop.checkout.setShippingAddress(anAddress()));
  successOf(await shop.checkout.chooseShippingMethod('standard'));
};
