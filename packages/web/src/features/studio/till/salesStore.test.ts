import type { Till, TillEntry } from '@tailorbird/domain/checkout';
import { err, money, ok } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { SalesStore } from './salesStore.ts';

const sale = (id: number, changes: Partial<TillEntry> = {}): TillEntry => ({
  id,
  kind: 'sale',
  orderNumber: String(100_000 + id),
  store: 'Porto',
  means: 'card',
  reference: `T-${id}`,
  amount: money(2_500, 'EUR'),
  by: 'store@example.test',
  at: new Date(2026, 2, 4, 10, id).toISOString(),
  ...changes,
});

const aTill = () => {
  const world = {
    entries: [sale(2, { means: 'cash' }), sale(1)] as readonly TillEntry[],
    asked: 0,
    isAway: false,
  };
  const till: Pick<Till, 'desk' | 'day' | 'returnSale'> = {
    desk: async () =>
      ok({ stores: [{ name: 'Porto', countryCode: 'PT' }], offers: [], needsCustomer: false }),
    day: async (store, from, until) =>
      world.isAway
        ? err({ kind: 'unreachable' })
        : ok({
            entries: world.entries.filter(
              (entry) => entry.store === store && entry.at >= from && entry.at < until,
            ),
            due: [],
          }),
    returnSale: async (orderNumber, given) => {
      world.asked += 1;
      const sold = world.entries.find((entry) => entry.orderNumber === orderNumber);
      if (!sold) return err({ kind: 'order-not-found' });
      if (orderNumber === '100001')
        return err({ kind: 'not-taken-back', message: 'It is being made.' });
      const { store: at, means, reference } = given;
      const entry: TillEntry = { ...sold, store: at, means, reference, id: 9, kind: 'refund' };
      world.entries = [entry, ...world.entries];
      return ok(entry);
    },
  };
  return { world, store: new SalesStore({ till }) };
};

test('a day runs from local midnight to midnight, with totals by means', async () => {
  const { store } = aTill();
  await store.open('2026-03-04');
  expect(store.entries).toHaveLength(2);
  expect(store.totals).toMatchObject([
    {
      sales: 2,
      refunds: 0,
      cash: { amount: 2_500 },
      card: { amount: 2_500 },
      total: { amount: 5_000 },
    },
  ]);
  expect(store.table.split('\r\n')).toHaveLength(4);
  await store.show({ day: '2026-03-05' });
  expect([store.entries, store.totals]).toEqual([[], []]);
});

test('sales are of the chosen day only; an unreachable till can be retried', async () => {
  const { store, world } = aTill();
  await store.open('2026-03-04');
  await store.show({ day: '' });
  expect(store.entries).toBeUndefined();
  world.isAway = true;
  await store.show({ day: '2026-03-04' });
  expect([store.state.status, store.entries]).toEqual(['error', undefined]);
  world.isAway = false;
  await store.show({});
  expect(store.state.status).toBe('success');
});

test('several clicks return an order once, by its original means by default', async () => {
  const { store, world } = aTill();
  await store.open('2026-03-04');
  store.startReturn('100002');
  expect(store.taking).toEqual({
    orderNumber: '100002',
    what: 'order',
    means: 'cash',
    reference: '',
  });
  await Promise.all([store.returnSale(), store.returnSale(), store.returnSale()]);
  expect([world.asked, store.taking, store.failure]).toEqual([1, null, null]);
  expect(
    store.entries
      ?.filter((entry) => entry.kind === 'sale' && store.isTakenBack(entry))
      .map(({ orderNumber }) => orderNumber),
  ).toEqual(['100002']);
  expect(store.totals).toMatchObject([
    { sales: 2, refunds: 1, cash: { amount: 0 }, card: { amount: 2_500 } },
  ]);
});

test('a card needs its number first, and a refusal is translated', async () => {
  const { store, world } = aTill();
  await store.open('2026-03-04');
  store.startReturn('100001');
  await store.returnSale();
  expect([store.failure, world.asked]).toEqual([
    { kind: 'sale-invalid', fields: { reference: { kind: 'reference-required' } } },
    0,
  ]);
  store.changeReturn({ reference: 'R-1' });
  await store.returnSale();
  expect([store.failure, store.taking?.reference]).toEqual([
    { kind: 'not-taken-back', message: 'It is being made.' },
    'R-1',
  ]);
});
