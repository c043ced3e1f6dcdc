import type { Visit } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { aLocation, aUser } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import { VisitStore } from './visitStore.ts';

type Answer = Result<Visit, { readonly kind: 'unreachable' }>;

const aVisit = (id: number | null): Visit => ({
  user: id === null ? null : aUser({ id }),
  basketCount: 0,
  location: aLocation(),
});

const open = () => {
  const answers: ((answer: Answer) => void)[] = [];
  const store = new VisitStore(() => new Promise((answer) => answers.push(answer)));
  return { store, answers };
};

test('visit responses from before a sign-in are ignored', async () => {
  const { store, answers } = open();
  const before = store.refresh();
  store.setVisit(aVisit(7));
  answers[0]?.(ok(aVisit(null)));
  await before;
  expect(store.user?.id).toBe(7);
});

test('of two visit requests, the later response counts', async () => {
  const { store, answers } = open();
  const first = [store.refresh(), store.refresh()];
  answers[1]?.(ok(aVisit(8)));
  answers[0]?.(ok(aVisit(null)));
  await Promise.all(first);
  expect(store.user?.id).toBe(8);

  const away = open();
  const both = [away.store.refresh(), away.store.refresh()];
  away.answers[1]?.(err({ kind: 'unreachable' }));
  away.answers[0]?.(ok(aVisit(9)));
  await Promise.all(both);
  expect(away.store.user?.id).toBe(9);
});

test('[GUARD-17] a session ended elsewhere is detected until the next sign-in', async () => {
  const { store, answers } = open();
  await store.checkSession();
  expect(answers).toHaveLength(0);
  store.setVisit(aVisit(null));
  expect(store.hasSessionEnded).toBe(false);
  store.setVisit(aVisit(7));
  const unreached = store.checkSession();
  answers[0]?.(err({ kind: 'unreachable' }));
  await unreached;
  expect([store.user?.id, store.hasSessionEnded]).toEqual([7, false]);
  const checked = store.checkSession();
  answers[1]?.(ok(aVisit(null)));
  await checked;
  expect([store.user, store.hasSessionEnded]).toEqual([null, true]);
  store.setVisit(aVisit(7));
  expect(store.hasSessionEnded).toBe(false);
});

test('[GUARD-17] an open page reloads when another customer has signed in', async () => {
  const { store, answers } = open();
  store.setVisit(aVisit(7));
  let reloads = 0;
  const checked = store.checkSession(() => {
    reloads += 1;
  });
  answers[0]?.(ok(aVisit(8)));
  await checked;
  expect(reloads).toBe(1);
});
