import { sandboxCards } from '@tailorbird/domain/checkout';
import { payingByCard } from '@tailorbird/domain/testing';
import {
  add,
  aPayment,
  readyToPay,
  type ShopUnderTest,
  signUp,
  successOf,
} from '@tailorbird/domain/testing/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShopSnapshot } from './index.ts';
import { type InMemoryShop, inMemoryShop } from './shop.ts';
import { underTest } from './testing/openInMemory.ts';

type Shop = ShopUnderTest & InMemoryShop;

const open = (): Shop => underTest(inMemoryShop());

const pay = async (shop: Shop, card: string): Promise<void> => {
  await readyToPay(shop);
  await shop.payments.pay(await aPayment(shop, { means: await payingByCard(shop, card) }));
};

const steps = {
  add: (shop: Shop) => add(shop).catch(() => null),
  voucher: (shop: Shop) => shop.baskets.addVoucher(shop.vouchers.tenPercent),
  country: (shop: Shop) => shop.account.chooseCountry('US'),
  signUp: (shop: Shop) => signUp(shop).catch(() => null),
  signOut: (shop: Shop) => shop.account.signOut(),
  order: (shop: Shop) => pay(shop, sandboxCards.authorised).catch(() => null),
  challenge: (shop: Shop) => pay(shop, sandboxCards.challenge).catch(() => null),
  subscribe: (shop: Shop) =>
    shop.newsletter.subscribe({ email: 'ada@example.com', source: 'footer' }),
  advance: async (shop: Shop) => {
    const [order] = (await shop.orders.all().then((all) => (all.ok ? all.value : []))) ?? [];
    if (order) shop.advance(order.number, 'InProduction');
  },
} as const;
type Step = keyof typeof steps;

const seen = async (shop: Shop) => ({
  visit: await shop.account.visit(),
  basket: await shop.baskets.current(),
  sizes: await shop.sizes.all(),
  orders: await shop.orders.all(),
  credit: await shop.account.credit(),
});

test('a shop continues from the JSON of its state', async () => {
  const anyStep = fc.constantFrom(...(Object.keys(steps) as readonly Step[]));
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (taken) => {
      const before = open();
      for (const step of taken) await steps[step](before);
      const text = JSON.stringify(before.snapshot());
      const after = open();
      after.restore(JSON.parse(text) as ShopSnapshot);
      expect(JSON.stringify(after.snapshot())).toBe(text);
      expect(await seen(after)).toEqual(await seen(before));
    }),
    { numRuns: 60 },
  );
});

test('[BASKET-10] a payment continues at the bank after a restore', async () => {
  const before = open();
  await readyToPay(before);
  const means = await payingByCard(before, sandboxCards.challenge);
  const begun = successOf(await before.payments.pay(await aPayment(before, { means })));
  if (begun.status !== 'redirect') throw new Error('The bank asks nothing');
  const after = open();
  after.restore(JSON.parse(JSON.stringify(before.snapshot())) as ShopSnapshot);
  const paid = successOf(await after.payments.complete(begun.paymentId, 'authorised'));
  expect(paid).toMatchObject({ status: 'authorised' });
});

test('a snapshot does not change with the shop', async () => {
  const shop = open();
  const snapshot = shop.snapshot();
  const text = JSON.stringify(snapshot);
  await add(shop);
  expect(JSON.stringify(snapshot)).toBe(text);
});
