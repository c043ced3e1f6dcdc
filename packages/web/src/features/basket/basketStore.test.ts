import type { BasketLine } from '@tailorbird/domain/basket';
import { openInMemoryShop } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { aTab, beanie, giftCard, settled, type Tab, withPieces } from '../../testing/aTab.ts';

const polo = (fabricColorId: number, userSizeId: number | null, quantity = 1) => ({
  ...beanie,
  clothingTypeId: 5,
  fabricColorId,
  selectedProperties: { neck: 101 },
  userSizeId,
  quantity,
});

const poloSize = async (tab: Awaited<ReturnType<typeof aTab>>): Promise<number> => {
  const size = await tab.shop.sizes.ofStandardSize({ size: { base: 7, length: 'R' }, sizeTypeId: 3, title: 'Standard - 7R' });
  return size.ok ? size.value.id : Number.NaN;
};

test('[BASKET-12] after adding, the basket is read again', async () => {
  const tab = await aTab();
  const added = await tab.basket.add(beanie);
  expect(added.ok).toBe(true);
  expect(tab.network.calls).toEqual(['baskets.add', 'baskets.current']);
  expect(tab.visit.basketCount).toBe(1);
});

test('[BASKET-11] the adding flag is on from the start of the call to its end', async () => {
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

test('[BASKET-15] three quick clicks show at once and make one call after 250 ms', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  const [line] = lines;
  for (const quantity of [2, 3, 4]) {
    tab.basket.changeQuantity(line!.id, quantity);
    await tab.clock.pass(100);
  }
  expect(tab.basket.quantityOf(line!)).toBe(4);
  expect(tab.network.calls).toEqual([]);
  await tab.clock.pass(149);
  expect(tab.network.calls).toEqual([]);
  await tab.clock.pass(1);
  expect(tab.network.calls).toEqual([`baskets.changeQuantity ${line!.id} 4`]);
});

test('[BASKET-13] a change of quantity is answered with the basket, and nothing is read again', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  tab.basket.changeQuantity(lines[0]!.id, 3);
  await tab.clock.pass(250);
  expect(tab.network.calls.filter((call) => call === 'baskets.current')).toEqual([]);
  expect(tab.basket.basket?.itemCount).toBe(3);
  expect(tab.visit.basketCount).toBe(3);
});

test('[BASKET-14] 51 becomes 50 and −1 becomes 0', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  tab.basket.changeQuantity(lines[0]!.id, 51);
  expect(tab.basket.quantityOf(lines[0]!)).toBe(50);
  tab.basket.changeQuantity(lines[0]!.id, -1);
  expect(tab.basket.quantityOf(lines[0]!)).toBe(0);
});

test('[BASKET-16] a quantity of 0 removes the line', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie, giftCard);
  tab.basket.changeQuantity(lines[0]!.id, 0);
  await tab.clock.pass(250);
  expect(tab.network.calls).toEqual([`baskets.remove ${lines[0]!.id}`]);
  expect(tab.basket.basket?.lines.map(({ id }) => id)).toEqual([lines[1]!.id]);
});

test('a quantity chosen while another is on its way is sent when that one is answered', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  const { id } = lines[0]!;
  tab.network.held = [];
  tab.basket.changeQuantity(id, 2);
  await tab.clock.pass(250);
  tab.basket.changeQuantity(id, 5);
  await tab.clock.pass(250);
  expect(tab.basket.isUpdating(id)).toBe(true);
  expect(tab.network.calls).toEqual([`baskets.changeQuantity ${id} 2`]);
  const { held } = tab.network;
  tab.network.held = null;
  for (const release of held) release();
  await settled();
  expect(tab.network.calls).toEqual([`baskets.changeQuantity ${id} 2`, `baskets.changeQuantity ${id} 5`]);
  expect(tab.basket.basket?.itemCount).toBe(5);
  expect(tab.basket.isSettling).toBe(false);
});

test('a removed line is put back piece for piece, a gift card with its amount and note', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, { ...beanie, quantity: 3 }, giftCard);
  for (const line of lines) {
    await tab.basket.remove(line.id);
    expect(tab.basket.removed?.id).toBe(line.id);
    await tab.basket.putBack();
    expect(tab.basket.removed).toBeNull();
    const back = tab.basket.basket?.lines.find(({ snapshot }) => snapshot.clothingTypeId === line.snapshot.clothingTypeId);
    expect(back).toMatchObject({ snapshot: line.snapshot, quantity: line.quantity });
  }
});

test('a line that was removed cannot be put back once the basket has changed again', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie, giftCard);
  await tab.basket.remove(lines[0]!.id);
  tab.basket.changeQuantity(lines[1]!.id, 2);
  expect(tab.basket.removed).toBeNull();
});

test('[BASKET-22] without enough stock the line says so, shows what the basket holds, and the basket is read again', async () => {
  const tab = await aTab();
  const size = await poloSize(tab);
  const { lines } = await withPieces(tab, polo(52, size));
  tab.basket.changeQuantity(lines[0]!.id, 40);
  await tab.clock.pass(250);
  expect(tab.basket.lineTroubles.get(lines[0]!.id)).toEqual({ message: 'quantity-exceeded', wanted: 40 });
  expect(tab.basket.quantityOf(lines[0]!)).toBe(1);
  expect(tab.network.calls).toEqual([`baskets.changeQuantity ${lines[0]!.id} 40`, 'baskets.current']);
});

test('[BASKET-22] when no answer comes, the line says that it did not change, and the wanted quantity can be tried again', async () => {
  const tab = await aTab();
  const { lines } = await withPieces(tab, beanie);
  tab.network.weather = 'question-lost';
  tab.basket.changeQuantity(lines[0]!.id, 4);
  await tab.clock.pass(250);
  expect(tab.basket.lineTroubles.get(lines[0]!.id)).toEqual({ message: 'quantity-change-error', wanted: 4 });
  expect(tab.basket.quantityOf(lines[0]!)).toBe(1);
  tab.network.weather = 'clear';
  tab.basket.changeQuantity(lines[0]!.id, 4);
  await tab.clock.pass(250);
  expect(tab.basket.lineTroubles.size).toBe(0);
  expect(tab.basket.basket?.itemCount).toBe(4);
});

test.each([
  ['[BASKET-19] a color that is sold out', 53, 'out-of-stock'],
  ['[BASKET-18] a color that is gone', 99, 'fabric-color-not-available'],
])('%s is refused with its reason', async (_, fabricColorId, kind) => {
  const tab = await aTab();
  const added = await tab.basket.add(polo(fabricColorId, await poloSize(tab)));
  expect(added).toEqual({ ok: false, failure: { kind } });
  expect(tab.network.calls).toEqual(['baskets.add', 'baskets.current']);
});

test('[BASKET-20] a garment without its size is refused for it', async () => {
  const tab = await aTab();
  expect(await tab.basket.add(polo(51, null))).toEqual({ ok: false, failure: { kind: 'missing-size' } });
});

test('[BASKET-10] a frozen basket takes no changes and makes no calls, until the payment is given up', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  await tab.shop.checkout.setShippingAddress({
    firstName: 'Ada',
    lastName: 'Weber',
    company: '',
    line1: 'Torstraße 1',
    line2: '',
    city: 'Berlin',
    state: '',
    postcode: '10119',
    countryCode: 'DE',
    phone: '+49 30 901820',
  });
  await tab.shop.checkout.chooseShippingMethod('standard');
  await tab.basket.reload();
  await tab.shop.payments.pay({
    idempotencyKey: 'one-key-for-all',
    expected: tab.basket.summary!.total,
    method: { type: 'card', card: { number: '4000000000003220', expiry: '12/29', securityCode: '123', holderName: 'Ada' } },
    guestEmail: 'ada@example.test',
    termsAccepted: true,
    comment: '',
    returnUrl: 'http://localhost/checkout',
  });
  await tab.basket.reload();
  expect(tab.basket.isFrozen).toBe(true);
  const [line] = tab.basket.basket!.lines;
  tab.network.calls.length = 0;
  tab.basket.changeQuantity(line!.id, 2);
  await tab.basket.remove(line!.id);
  await tab.clock.pass(250);
  expect(tab.network.calls).toEqual([]);
  expect(await tab.basket.add(beanie)).toEqual({ ok: false, failure: { kind: 'basket-frozen' } });
  expect(tab.network.calls).not.toContain('baskets.add');
  expect(await tab.basket.giveUpPayment()).toBe(true);
  expect(tab.basket.isFrozen).toBe(false);
});

test('[PRICE-14] a voucher is sent in capitals, and takes its share', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.basket.addVoucher(' tenpercent ')).toBe(true);
  expect(tab.network.calls[0]).toBe('baskets.addVoucher TENPERCENT');
  expect(tab.basket.summary?.vouchers.map(({ voucherCode }) => voucherCode)).toEqual(['TENPERCENT']);
  await tab.basket.removeVoucher('TENPERCENT');
  expect(tab.basket.summary?.vouchers).toEqual([]);
});

test('[PRICE-15] every reason of a refused voucher is kept, and the first is measured', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.basket.addVoucher('EXPIRED')).toBe(false);
  const { voucher } = tab.basket;
  const reasons = voucher.status === 'refused' && voucher.failure.kind === 'voucher-not-added' ? voucher.failure.reasons : [];
  expect(reasons.length).toBeGreaterThan(0);
  expect(tab.analytics.events.at(-1)).toEqual({ name: 'voucher-refused', reason: reasons[0] });
});

test('a voucher form without a code makes no call', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.basket.addVoucher('  ')).toBe(false);
  expect(tab.basket.voucher.status).toBe('code-missing');
  expect(tab.network.calls).toEqual([]);
});

test('[PRICE-16] a voucher that cannot be removed is told of', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  await tab.basket.addVoucher('TENPERCENT');
  tab.network.weather = 'question-lost';
  await tab.basket.removeVoucher('TENPERCENT');
  expect(tab.basket.trouble).toBe('voucher-not-removed');
  expect(tab.basket.summary?.vouchers).toHaveLength(1);
});

const signIn = async (tab: Awaited<ReturnType<typeof aTab>>): Promise<void> => {
  await tab.shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  await settled();
};

test('[PRICE-04] paying with credit reads the basket again', async () => {
  const tab = await aTab();
  await signIn(tab);
  await withPieces(tab, beanie);
  await tab.basket.payWithCredit(true);
  expect(tab.network.calls).toEqual(['baskets.activateCredit', 'baskets.current']);
  expect(tab.basket.summary?.credit.amount).toBeGreaterThan(0);
  await tab.basket.payWithCredit(false);
  expect(tab.basket.summary?.credit.amount).toBe(0);
});

test('[PRICE-17] credit that cannot be put to use and credit that cannot be taken back have a message each', async () => {
  const tab = await aTab();
  await signIn(tab);
  await withPieces(tab, beanie);
  tab.network.weather = 'question-lost';
  await tab.basket.payWithCredit(true);
  expect(tab.basket.trouble).toBe('credit-not-activated');
  await tab.basket.payWithCredit(false);
  expect(tab.basket.trouble).toBe('credit-not-deactivated');
});

test('[AUTH-18] [AUTH-19] when somebody signs in, the basket is dropped and read again, with no line of the guest lost', async () => {
  const tab = await aTab();
  await withPieces(tab, { ...beanie, quantity: 2 }, giftCard);
  await signIn(tab);
  expect(tab.network.calls).toContain('baskets.current');
  expect(tab.basket.basket?.itemCount).toBe(3);
  expect(tab.visit.basketCount).toBe(3);
});

test('[AUTH-19] an answer to what an earlier visitor asked is dropped', async () => {
  const enter = openInMemoryShop();
  const tab = await aTab({ shop: enter() });
  const { lines } = await withPieces(tab, beanie);
  tab.network.held = [];
  tab.basket.changeQuantity(lines[0]!.id, 9);
  await tab.clock.pass(250);
  const { held } = tab.network;
  tab.network.held = null;
  await tab.shop.account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' });
  await tab.visit.refresh();
  for (const release of held) release();
  await settled();
  expect(tab.basket.activity.updating).toEqual({});
  expect(tab.basket.state.status).toBe('success');
});

test.each<readonly [string, (tab: Tab, line: BasketLine) => unknown]>([
  ['what was added', ({ basket }) => basket.add({ ...beanie, quantity: 2 })],
  [
    'a changed quantity',
    ({ basket, clock }, { id }) => {
      basket.changeQuantity(id, 9);
      return clock.pass(250);
    },
  ],
  ['a piece made differently', ({ basket }, { id }) => basket.changePiece(id, { note: 'For Ada' })],
  ['a voucher', ({ basket }) => basket.addVoucher('tenpercent')],
  ['a voucher taken off', ({ basket }) => basket.removeVoucher('tenpercent')],
  ['credit', ({ basket }) => basket.payWithCredit(true)],
])('[AUTH-19] %s is nothing to the one who comes after', async (_, ask) => {
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
  const before = [tab.basket.basket, tab.basket.voucher, tab.basket.trouble];
  for (const release of held) release();
  await asked;
  await settled();
  expect([tab.basket.basket, tab.basket.voucher, tab.basket.trouble]).toEqual(before);
  expect(tab.visit.basketCount).toBe(0);
});

test('[GUARD-08] vouchers are removed from the summary by admin UI alone', async () => {
  const tab = await aTab();
  await signIn(tab);
  expect(tab.basket.mayRemoveVouchers).toBe(false);
  const { user } = tab.visit;
  tab.visit.take({ ...tab.visit.visit!, user: { ...user!, isStaff: true } });
  expect(tab.basket.mayRemoveVouchers).toBe(true);
  tab.preferences.write('adminMode', 'user');
  tab.visit.take({ ...tab.visit.visit!, user: { ...user!, isSuperuser: true } });
  expect(tab.basket.mayRemoveVouchers).toBe(false);
});

test('[DATA-05] a basket that is here and fresh is not read again, and in another language it is', async () => {
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

test('[PRICE-11] the way to the next discount is told in pieces', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(tab.basket.nextStep).toEqual({ missing: 1, percent: 10 });
  await withPieces(tab, { ...beanie, quantity: 4 });
  expect(tab.basket.nextStep).toBeNull();
});
