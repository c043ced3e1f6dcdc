import type { ActingFor } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { ActingStore } from './actingStore.ts';

const nora: ActingFor = {
  customer: { id: 1, email: 'nora@example.test', firstName: 'Nora', lastName: 'Nadel' },
  by: 'store@example.test',
  reason: 'wants to order in the store',
  since: '2026-01-02T10:00:00.000Z',
  until: '2026-01-02T11:00:00.000Z',
};

/** A session that acts for Nora until it is given back; `isAway` for a server that does not answer. */
const aSession = () => {
  const session = { acting: nora as ActingFor | null, isAway: false, ended: 0 };
  const unreachable = err({ kind: 'unreachable' as const });
  return {
    session,
    people: {
      acting: async () => (session.isAway ? unreachable : ok(session.acting)),
      stopActing: async () => {
        if (session.isAway) return unreachable;
        session.ended += 1;
        session.acting = null;
        return ok(null);
      },
    },
  };
};

test('[GUARD-13] knows for whom, why and until when; what is known stays when no answer comes', async () => {
  const { session, people } = aSession();
  const store = new ActingStore({ people });
  await store.load();
  expect(store.acting).toEqual(nora);
  session.isAway = true;
  await store.load();
  expect(store.acting).toEqual(nora);
});

test('ends once for however many clicks', async () => {
  const { session, people } = aSession();
  const store = new ActingStore({ people });
  await store.load();
  expect(await Promise.all([store.end(), store.end(), store.end()])).toEqual([true, false, false]);
  expect([session.ended, store.acting, store.hasFailed, store.isEnding]).toEqual([1, null, false, false]);
});

test('an end that did not arrive is told, nobody is said to be free of it, and it can be tried again', async () => {
  const { session, people } = aSession();
  const store = new ActingStore({ people });
  await store.load();
  session.isAway = true;
  expect(await store.end()).toBe(false);
  expect([store.hasFailed, store.acting, store.isEnding]).toEqual([true, nora, false]);
  session.isAway = false;
  expect(await store.end()).toBe(true);
  expect([store.hasFailed, store.acting]).toEqual([false, null]);
});
