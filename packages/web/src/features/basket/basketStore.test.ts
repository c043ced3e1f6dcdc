import { openInMemoryShop } from '@tailorbird/adapter-memory';
import type { BasketLine } from '@tailorbird/domain/basket';
import { sandboxCards } from '@tailorbird/domain/checkout';
import { anAddress, payingByCard } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import {
  aTab,
  beanie,
  giftCard,
  polo,
  poloSize,
  settled,
  signIn,
  type Tab,
  withPieces,
} from '../../testing/aTab.ts';

test('[BASKET-12] the basket reloads after an addition', async () => {
  const tab = await aTab();
  const added = await tab.basket.add(beanie);
  expect(added.ok).toBe(true);
  expect(tab.network.calls).toEqual(['baskets.add', 'baskets.current']);
  expect(tab.visit.basketCount).toBe(1);
});

test('[BASKET-12] adding reads the basket once, also for its page', async () => {
  const tab = await aTab();
  await tab.basket.add(beanie);
  await tab.basket.show('en');
  expect(tab.network.calls).toEqual(['baskets.add', 'baskets.current']);
});

test('a retry without a response adds one piece, after a response another', async () => {
  const tab = await aTab();
  tab.network.weather = 'answer-lost';
  expect((await tab.basket.add(beanie)).ok).toBe(false);
  expect((await tab.basket.add(beanie)).ok).toBe(false);
  tab.network.weather = 'clear';
  await tab.basket.add(beanie);
  expect(tab.basket.basket?.itemCount).toBe(1);
  await tab.basket.add(beanie);
  expect(tab.basket.basket?.itemCount).toBe(2);
});

test('another visitor’s request is never repeated', async () => {
  const tab = await aTab();
  await signIn(tab);
  tab.network.weather = 'answer-lost';
  await tab.basket.add(beanie);
  tab.network.weather = 'clear';
  await tab.shop.account.signOut();
  await tab.visit.refresh();
  await settled();
  await tab.basket.add(beanie);
  expect(tab.basket.basket?.itemCount).toBe(1);
});

test('[BASKET-11] the adding flag is on from start to end of the request', async () => {
  const tab = await aTab();
  tab.network.held = [];
  const adding = tab.basket.add(beanie);
  await settled();
  expect(tab.basket.isAdding).toBe(true);
  const { held } = tab.network;
  tab.network.held = null;
  for (const release of held) release();
  await adding;
  expect(tab.basket.isAdding).toBe(false);
});

test.each([
  ['[BASKET-19] adding a sold-out color', 53, 'out-of-stock'],
  ['[BASKET-18] adding a removed color', 99, 'fabric-color-not-available'],
])('%s is refused with its reason', async (_, fabricColorId, kind) => {
  const tab = await aTab();
  const added = await tab.basket.add(polo(fabricColorId, await poloSize(tab)));
  expect(added).toEqual({ ok: false, failure: { kind } });
  expect(tab.network.calls).toEqual(['baskets.add', 'baskets.current']);
});

test('[BASKET-20] a garment without its size is refused', async () => {
  const tab = await aTab();
  expect(await tab.basket.add(polo(51, null))).toEqual({
    ok: false,
    failure: { kind: 'missing-size' },
  });
});

test('[BASKET-10] a frozen basket blocks changes until its payment is given up', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  await tab.shop.checkout.setShippingAddress(anAddress());
  await tab.shop.checkout.chooseShippingMethod('standard');
  await tab.basket.reload();
  await tab.shop.payments.pay({
    idempotencyKey: 'one-key-for-all',
    expected: tab.basket.summary!.total,
    means: await payingByCard(tab.shop, sandboxCards.challenge),
    guestEmail: 'ada@example.test',
    termsAccepted: true,
    comment: '',
    returnUrl: 'http://localhost/checkout',
  });
  await tab.basket.reload();
  expect(tab.basket.isFrozen).toBe(true);
  const [line] = tab.basket.basket!.lines;
  tab.network.calls.length = 0;
  tab.changes.quantities.change(line!.id, 2);
  await tab.changes.quantities.remove(line!.id);
  await tab.clock.pass(250);
  expect(tab.network.calls).toEqual([]);
  expect(await tab.basket.add(beanie)).toEqual({ ok: false, failure: { kind: 'basket-frozen' } });
  expect(tab.network.calls).not.toContain('baskets.add');
  expect(await tab.basket.giveUpPayment()).toBe(true);
  expect(tab.basket.isFrozen).toBe(false);
});

test('[AUTH-18] [AUTH-19] signing in reloads the basket with the guest’s lines', async () => {
  const tab = await aTab();
  await withPieces(tab, { ...beanie, quantity: 2 }, giftCard);
  await signIn(tab);
  expect(tab.network.calls).toContain('baskets.current');
  expect(tab.basket.basket?.itemCount).toBe(3);
  expect(tab.visit.basketCount).toBe(3);
});

test('[AUTH-19] the response to an earlier visitor’s request is ignored', async () => {
  const enter = openInMemoryShop();
  const tab = await aTab({ shop: enter() });
  const { lines } = await withPieces(tab, beanie);
  tab.network.held = [];
  tab.changes.quantities.change(lines[0]!.id, 9);
  await tab.clock.pass(250);
  const { held } = tab.network;
  tab.network.held = null;
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  await tab.visit.refresh();
  for (const release of held) release();
  await settled();
  expect(tab.basket.activity.updating).toEqual({});
  expect(tab.basket.state.status).toBe('success');
});

test.each<readonly [string, (tab: Tab, line: BasketLine) => unknown]>([
  ['an addition', ({ basket }) => basket.add({ ...beanie, quantity: 2 })],
  [
    'a changed quantity',
    ({ changes, clock }, { id }) => {
      changes.quantities.change(id, 9);
      return clock.pass(250);
    },
  ],
  ['a changed piece', ({ basket }, { id }) => basket.changePiece(id, { note: 'For Ada' })],
  ['a voucher', ({ changes }) => changes.vouchers.add('tenpercent')],
  ['a removed voucher', ({ changes }) => changes.vouchers.remove('tenpercent')],
  ['use of credit', ({ changes }) => changes.credit.use(true)],
])('[AUTH-19] a response to %s has no effect on the next visitor', async (_, ask) => {
  const tab = await aTab({ shop: openInMemoryShop()() });
  await signIn(tab);
  const { lines } = await withPieces(tab, beanie);
  tab.network.held = [];
  const asked = ask(tab, lines[0]!);
  await settled();
  const { held } = tab.network;
  expect(held).toHaveLength(1);
  tab.network.held = null;
  await tab.shop.account.signOut();
  await tab.visit.refresh();
  await settled();
  const before = [tab.basket.basket, tab.changes.vouchers.entry, tab.basket.trouble];
  for (const release of held) release();
  await asked;
  await settled();
  expect([tab.basket.basket, tab.changes.vouchers.entry, tab.basket.trouble]).toEqual(before);
  expect(tab.visit.basketCount).toBe(0);
});

test('[DATA-05] a fresh basket reloads only in another language', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  await tab.basket.show('en');
  expect(tab.network.calls).toEqual([]);
  await tab.basket.show('de');
  expect(tab.network.calls).toEqual(['baskets.current']);
  await tab.clock.pass(10 * 60_000);
  await tab.basket.show('de');
  expect(tab.network.calls).toHaveLength(2);
});

test('[PRICE-11] the hint counts the pieces up to the next discount', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(tab.changes.nextStep).toEqual({ missing: 1, percent: 10 });
  await withPieces(tab, { ...beanie, quantity: 4 });
  expect(tab.changes.nextStep).toBeNull();
});

/** Starts a request, changes the visitor, then releases the response. */
const answeredToAnotherVisitor = async <Answer>(
  tab: Tab,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  tab.network.held = [];
  const asked = ask();
  await settled();
  const { held } = tab.network;
  tab.network.held = null;
  await tab.shop.account.signOut();
  await tab.visit.refresh();
  await settled();
  for (const release of held) release();
  return asked;
};

test.each<readonly [string, (tab: Tab, line: BasketLine) => Promise<{ readonly ok: boolean }>]>([
  ['an addition', ({ basket }) => basket.add(beanie)],
  ['a changed piece', ({ basket }, { id }) => basket.changePiece(id, { note: 'For Ada' })],
  ['a reload', ({ basket }) => basket.reload()],
])('the result of %s reaches its caller after the visitor changed', async (_, ask) => {
  const tab = await aTab({ shop: openInMemoryShop()() });
  await signIn(tab);
  const { lines } = await withPieces(tab, beanie);
  expect(await answeredToAnotherVisitor(tab, () => ask(tab, lines[0]!))).toMatchObject({
    ok: true,
  });
  expect(tab.basket.isAdding).toBe(false);
  expect(tab.basket.isUpdating(lines[0]!.id)).toBe(false);
});

test('a refused addition is returned to its caller', async () => {
  const tab = await aTab({ shop: openInMemoryShop()() });
  await signIn(tab);
  const userSizeId = await poloSize(tab);
  const refused = await answeredToAnotherVisitor(tab, () => tab.basket.add(polo(99, userSizeId)));
  expect(refused).toEqual({ ok: false, failure: { kind: 'fabric-color-not-available' } });
});

test('added lines stay when reloading fails', async () => {
  const tab = await aTab();
  tab.network.held = [];
  const adding = tab.basket.add(beanie);
  await settled();
  const { held } = tab.network;
  tab.network.held = null;
  for (const release of held) release();
  tab.network.weather = 'question-lost';
  expect(await adding).toMatchObject({ ok: true, value: { itemCount: 1 } });
  expect(tab.network.calls).toEqual(['baskets.add', 'baskets.current']);
  expect(tab.basket.basket?.itemCount).toBe(1);
});

test('the basket reloads when the line of a piece is gone', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.basket.changePiece(9_999, { note: 'For Ada' })).toEqual({
    ok: false,
    failure: { kind: 'line-not-found' },
  });
  expect(tab.network.calls).toEqual(['baskets.changePiece 9999', 'baskets.current']);
});

test('a line is reused in the basket’s language and requested in another', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  expect(await tab.basket.line(lines[0]!.id, 'en')).toMatchObject({
    ok: true,
    value: { id: lines[0]!.id },
  });
  expect(tab.network.calls).toEqual([]);
  expect(await tab.basket.line(lines[0]!.id, 'de')).toMatchObject({
    ok: true,
    value: { id: lines[0]!.id },
  });
  expect(await tab.basket.line(9_999, 'de')).toEqual({ ok: true, value: null });
  expect(tab.network.calls).toEqual(['baskets.current', 'baskets.current']);
});

test('canceling a payment does nothing when none is in progress', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.basket.giveUpPayment()).toBe(false);
  expect(tab.network.calls).toEqual([]);
});
