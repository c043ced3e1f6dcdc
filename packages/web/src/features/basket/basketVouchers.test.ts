import { expect, test } from 'vitest';
import { aTab, beanie, signIn, withPieces } from '../../testing/aTab.ts';

test('[PRICE-14] a voucher is sent in capitals, and its discount applies', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.changes.vouchers.add(' tenpercent ')).toBe(true);
  expect(tab.network.calls[0]).toBe('baskets.addVoucher TENPERCENT');
  expect(tab.basket.summary?.vouchers).toMatchObject([{ discount: { code: 'TENPERCENT' } }]);
  await tab.changes.vouchers.remove('TENPERCENT');
  expect(tab.basket.summary?.vouchers).toEqual([]);
});

test('[PRICE-15] all reasons of a refused voucher are kept, the first tracked', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.changes.vouchers.add('EXPIRED')).toBe(false);
  const { entry: voucher } = tab.changes.vouchers;
  const reasons =
    voucher.status === 'refused' && voucher.failure.kind === 'voucher-not-added'
      ? voucher.failure.reasons
      : [];
  expect(reasons.length).toBeGreaterThan(0);
  expect(tab.analytics.events.at(-1)).toEqual({ name: 'voucher-refused', reason: reasons[0] });
});

test('an empty voucher form sends no request', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  expect(await tab.changes.vouchers.add('  ')).toBe(false);
  expect(tab.changes.vouchers.entry.status).toBe('code-missing');
  expect(tab.network.calls).toEqual([]);
});

test('[PRICE-16] a voucher that cannot be removed is reported', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  await tab.changes.vouchers.add('TENPERCENT');
  tab.network.weather = 'question-lost';
  await tab.changes.vouchers.remove('TENPERCENT');
  expect(tab.basket.trouble).toBe('voucher-not-removed');
  expect(tab.basket.summary?.vouchers).toHaveLength(1);
});

test('[GUARD-08] only admin UI removes vouchers from the summary', async () => {
  const tab = await aTab();
  await signIn(tab);
  expect(tab.changes.vouchers.mayRemoveInSummary).toBe(false);
  const { user } = tab.visit;
  tab.visit.setVisit({ ...tab.visit.visit!, user: { ...user!, isStaff: true } });
  expect(tab.changes.vouchers.mayRemoveInSummary).toBe(true);
  tab.preferences.write('adminMode', 'user');
  tab.visit.setVisit({ ...tab.visit.visit!, user: { ...user!, isSuperuser: true } });
  expect(tab.changes.vouchers.mayRemoveInSummary).toBe(false);
});

test('typing another code clears the message, except during a request', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  await tab.changes.vouchers.add('');
  tab.changes.vouchers.forgetEntry();
  expect(tab.changes.vouchers.entry.status).toBe('idle');
  const adding = tab.changes.vouchers.add('tenpercent');
  tab.changes.vouchers.forgetEntry();
  expect(tab.changes.vouchers.entry.status).toBe('submitting');
  expect(await tab.changes.vouchers.add('tenpercent')).toBe(false);
  expect(await adding).toBe(true);
});
