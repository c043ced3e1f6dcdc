import { err, ok } from '@tailorbird/domain/kernel';
import type { Aftercare, FitRefused, Order, OrderRefused } from '@tailorbird/domain/orders';
import { expect, test } from 'vitest';
import { FitStore } from './fitStore.ts';

const waiting = {
  number: '100001',
  status: 'AwaitingFitConfirmation',
  fitAnswer: null,
  lines: [],
} as unknown as Order;

const aStore = (confirm: Aftercare['confirmFit']) => {
  const keys: (string | undefined)[] = [];
  const store = new FitStore({
    fits: {
      awaitingFit: async (link) => {
        keys.push(link?.key);
        return ok([waiting]);
      },
      confirmFit: async (number, answer) => {
        keys.push(answer.key);
        return await confirm(number, answer);
      },
      releaseRest: async () => ok({ ...waiting, status: 'InProduction' }),
    },
  });
  return { store, keys };
};

test('[ORDER-04] confirming the fit starts the rest, with the key of the link', async () => {
  const { store, keys } = aStore(async () =>
    ok({ ...waiting, status: 'InProduction', fitAnswer: 'positive' }),
  );
  await store.load({ orderNumber: '100001', key: 'secret' });
  await store.answer(waiting, 'positive', '');
  expect(keys).toEqual(['secret', 'secret']);
  expect([store.result?.kind, store.orders?.[0]?.status]).toEqual(['released', 'InProduction']);
});

test('[ORDER-04] a misfit leads to adjusting, and then the rest is made', async () => {
  const { store } = aStore(async () => ok({ ...waiting, fitAnswer: 'negative' }));
  await store.load();
  await store.answer(waiting, 'negative', 'Sleeves');
  expect([store.result?.kind, store.orders?.[0]?.fitAnswer]).toEqual(['adjusting', 'negative']);
  await store.release(waiting);
  expect(store.result?.kind).toBe('released');
});

test.each<FitRefused['kind'] | OrderRefused['kind']>(['fit-already-answered', 'unreachable'])(
  'the fit answer is refused as %s, and the order stays unchanged',
  async (kind) => {
    const { store } = aStore(async () => err({ kind }));
    await store.load();
    await store.answer(waiting, 'positive', '');
    expect([store.result, store.orders, store.answering]).toEqual([
      { number: '100001', kind },
      [waiting],
      null,
    ]);
  },
);
