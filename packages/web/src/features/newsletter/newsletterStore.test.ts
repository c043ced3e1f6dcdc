import { inMemoryShop } from '@tailorbird/adapter-memory';
import { aUser, SteppedClock } from '@tailorbird/domain/testing';
import { expect, test } from 'vitest';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import { NewsletterStore } from './newsletterStore.ts';
import { sendNewsletter } from './sendNewsletter.ts';

const nobody = { user: null, refresh: async () => {} };

const open = (visit: Pick<VisitStore, 'user' | 'refresh'> = nobody) => {
  const shop = inMemoryShop();
  const { newsletter } = shop;
  const clock = new SteppedClock(0);
  const due: { readonly at: number; readonly then: () => void }[] = [];
  const store = new NewsletterStore({
    newsletter: async () => newsletter,
    rules: async () => ({ sendNewsletter }),
    visit,
    clock: {
      now: clock.now,
      after: (ms, then) => {
        due.push({ at: clock.now() + ms, then });
        return () => {};
      },
    },
  });
  const wait = (ms: number): void => {
    clock.advance(ms);
    for (const { at, then } of due) if (at <= clock.now()) then();
  };
  return { subscriptions: () => shop.snapshot().subscriptions, store, wait };
};

test('[NEWS-01] success shows for five seconds, then the form is new', async () => {
  const { store, wait, subscriptions } = open();
  store.type(' ada@example.com ');
  store.tick(true);
  const sending = store.submit('ActiveOptInLazy');
  expect(store.isBusy).toBe(true);
  await store.submit('ActiveOptInLazy');
  await sending;
  expect([store.form.status, store.email]).toEqual(['success', '']);
  wait(4999);
  expect(store.form.status).toBe('success');
  wait(1);
  expect(store.form.status).toBe('idle');
  expect(subscriptions()).toMatchObject([['ada@example.com', { source: 'footer' }]]);
});

test('[NEWS-02] a signed-in customer becomes subscriber after success', async () => {
  let refreshed = 0;
  const { store, wait } = open({
    user: aUser({}),
    refresh: async () => {
      refreshed += 1;
    },
  });
  store.type('ada@example.com');
  store.tick(true);
  await store.submit('ActiveOptInLazy');
  wait(4999);
  expect(refreshed).toBe(0);
  wait(1);
  expect(refreshed).toBe(1);
});

test('[NEWS-03, NEWS-04] the strategy sets the box until the visitor does', () => {
  const { store } = open();
  expect([store.isTicked('ActiveOptInEager'), store.isTicked('ActiveOptInLazy')]).toEqual([
    true,
    false,
  ]);
  store.tick(false);
  expect(store.isTicked('ActiveOptInEager')).toBe(false);
});

test('[NEWS-06] a failed request shows an error and keeps the input', async () => {
  const store = new NewsletterStore({
    newsletter: () => Promise.reject(new Error('offline')),
    rules: async () => ({ sendNewsletter }),
    clock: { now: () => 0, after: () => () => {} },
    visit: nobody,
  });
  store.type('ada@example.com');
  store.tick(true);
  await store.submit('ActiveOptInLazy');
  expect(store.form).toEqual({ status: 'failed', because: 'request-failed' });
  expect(store.email).toBe('ada@example.com');
});

test('[NEWS-07] an invalid address or an unticked box sends nothing', async () => {
  const { store, subscriptions } = open();
  store.type('ada');
  await store.submit('ActiveOptInEager');
  expect(store.form).toEqual({ status: 'failed', because: 'email-invalid' });
  store.type('ada@example.com');
  await store.submit('ActiveOptInLazy');
  expect(store.form).toEqual({ status: 'failed', because: 'agreement-required' });
  expect(subscriptions()).toEqual([]);
});
