import { err, ok } from '@tailorbird/domain/kernel';
import type { FitFeedbacks, WornGarments } from '@tailorbird/domain/orders';
import { expect, test } from 'vitest';
import { WornStore } from './wornStore.ts';

const garment = {
  lineId: 3,
  orderNumber: '100001',
  title: 'Oxford Shirt',
  zones: { chest: 'too-small' },
  after: 0.8,
} as const;
const mine: WornGarments = { wearer: null, before: 0.4, garments: [garment] };

const aStore = (forget: FitFeedbacks['remove']) => {
  let told: readonly WornGarments[] = [mine];
  return new WornStore({
    feedbacks: {
      worn: async () => ok(told),
      remove: async (lineId) => {
        const answer = await forget(lineId);
        if (answer.ok) told = [];
        return answer;
      },
    },
  });
};

test('removed feedback disappears and the learned data is reloaded', async () => {
  const store = aStore(async () => ok(null));
  await store.load();
  expect(store.wearers).toEqual([mine]);
  expect(await store.forget(3)).toBe(true);
  expect([store.wearers, store.refused, store.forgetting]).toEqual([[], null, null]);
});

test('feedback that could not be removed stays, with the reason', async () => {
  const store = aStore(async () => err({ kind: 'unreachable' }));
  await store.load();
  expect(await store.forget(3)).toBe(false);
  expect([store.wearers, store.refused]).toEqual([[mine], 'unreachable']);
});
