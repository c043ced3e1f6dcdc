import { InMemoryPeople } from '@tailorbird/adapter-memory/staff';
import { expect, test } from 'vitest';
import { ActingStore } from './actingStore.ts';

const nora = {
  id: 1,
  email: 'nora@example.test',
  firstName: 'Nora',
  lastName: 'Nadel',
  orderCount: 0,
  joinedAt: '2026-01-02T10:00:00.000Z',
};

const aSession = async () => {
  const people = new InMemoryPeople([{ customer: nora, sizes: [], wearers: [], orders: [] }]);
  const acting = await people.actFor(nora.id, 'wants to order in the store');
  return { people, acting: acting.ok ? acting.value : null };
};

test('[GUARD-13] customer, reason and end stay visible when a request fails', async () => {
  const { people, acting } = await aSession();
  const store = new ActingStore({ people });
  await store.load();
  expect(store.acting).toEqual(acting);
  expect(acting?.customer.firstName).toBe('Nora');
  people.refusal = { kind: 'unreachable' };
  await store.load();
  expect(store.acting).toEqual(acting);
});

test('several clicks end acting once', async () => {
  const { people } = await aSession();
  let asked = 0;
  const stopActing = () => {
    asked += 1;
    return people.stopActing();
  };
  const store = new ActingStore({ people: { acting: people.acting, stopActing } });
  await store.load();
  expect(await Promise.all([store.end(), store.end(), store.end()])).toEqual([true, false, false]);
  expect([asked, store.acting, store.hasFailed, store.isEnding]).toEqual([1, null, false, false]);
});

test('a failed end shows an error, keeps acting and can be retried', async () => {
  const { people, acting } = await aSession();
  const store = new ActingStore({ people });
  await store.load();
  people.refusal = { kind: 'unreachable' };
  expect(await store.end()).toBe(false);
  expect([store.hasFailed, store.acting, store.isEnding]).toEqual([true, acting, false]);
  people.refusal = null;
  expect(await store.end()).toBe(true);
  expect([store.hasFailed, store.acting]).toEqual([false, null]);
});
