import type { Payments, SavedMeans } from '@tailorbird/domain/checkout';
import { err, ok } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { MeansStore } from './meansStore.ts';

const aCard = (id: number): SavedMeans => ({
  id,
  kind: 'card',
  brand: 'visa',
  lastFour: '4242',
  expires: '2039-12',
});

const open = () => {
  let kept: readonly SavedMeans[] = [aCard(1), aCard(2)];
  const house = { isAway: false };
  const payments: Pick<Payments, 'saved' | 'removeSaved'> = {
    saved: async () => (house.isAway ? err({ kind: 'unreachable' }) : ok(kept)),
    removeSaved: async (id) => {
      if (house.isAway) return err({ kind: 'unreachable' });
      kept = kept.filter((means) => means.id !== id);
      return ok(null);
    },
  };
  return { store: new MeansStore({ payments }), house, kept: () => kept.map(({ id }) => id) };
};

test('a card is removed once after confirmation, and the others stay', async () => {
  const { store, kept } = open();
  await store.load();
  await store.remove();
  expect(kept()).toEqual([1, 2]);
  store.ask(1);
  store.ask(null);
  await store.remove();
  expect(kept()).toEqual([1, 2]);
  store.ask(1);
  await Promise.all([store.remove(), store.remove()]);
  expect([kept(), store.means?.map(({ id }) => id), store.asked, store.outcome]).toEqual([
    [2],
    [2],
    null,
    'removed',
  ]);
});

test('a failed removal keeps the card and can be retried', async () => {
  const { store, house, kept } = open();
  await store.load();
  store.ask(2);
  house.isAway = true;
  await store.remove();
  expect([store.means?.length, store.asked, store.outcome, store.isBusy]).toEqual([
    2,
    2,
    'failed',
    false,
  ]);
  house.isAway = false;
  await store.remove();
  expect([kept(), store.outcome]).toEqual([[1], 'removed']);
});

test('saved cards that failed to load do not show as none', async () => {
  const { store, house } = open();
  house.isAway = true;
  await store.load();
  expect([store.state.status, store.means]).toEqual(['error', undefined]);
  house.isAway = false;
  await store.load();
  expect(store.means).toHaveLength(2);
});
