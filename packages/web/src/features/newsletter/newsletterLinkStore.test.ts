import { inMemoryShop } from '@tailorbird/adapter-memory';
import { expect, test } from 'vitest';
import { NewsletterLinkStore } from './newsletterLinkStore.ts';

const email = 'ada@example.com';

const subscribed = async (step: 'confirm' | 'unsubscribe') => {
  const { newsletter } = inMemoryShop();
  await newsletter.subscribe({ email, source: 'footer' });
  if (step === 'unsubscribe') await newsletter.confirm(newsletter.mailedTo(email).confirm ?? '');
  return { newsletter, key: newsletter.mailedTo(email)[step] ?? '' };
};

const open = async (step: 'confirm' | 'unsubscribe') => {
  const { newsletter, key } = await subscribed(step);
  let refreshed = 0;
  const visit = {
    refresh: async () => {
      refreshed += 1;
    },
  };
  const follow = () => new NewsletterLinkStore({ step, key }, { newsletter, visit });
  return { follow, refreshed: () => refreshed };
};

test('[NEWS-02] a link confirms once and reloads the signed-in user', async () => {
  const { follow, refreshed } = await open('confirm');
  const store = follow();
  const sending = store.follow();
  expect(store.state).toBe('sending');
  await store.follow();
  await sending;
  expect([store.state, refreshed()]).toEqual(['done', 1]);
  const again = follow();
  await again.follow();
  expect([again.state, refreshed()]).toEqual(['link-invalid', 1]);
});

test('an unsubscribe link works repeatedly; a network failure can be retried', async () => {
  const { follow } = await open('unsubscribe');
  for (let times = 0; times < 2; times += 1) {
    const store = follow();
    await store.follow();
    expect(store.state).toBe('done');
  }
  const { newsletter: away, key } = await subscribed('unsubscribe');
  let tries = 0;
  const unsubscribe = async (link: string) => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return await away.unsubscribe(link);
  };
  const store = new NewsletterLinkStore(
    { step: 'unsubscribe', key },
    { newsletter: { confirm: away.confirm, unsubscribe }, visit: { refresh: async () => {} } },
  );
  await store.follow();
  expect(store.state).toBe('request-failed');
  await store.follow();
  expect(store.state).toBe('done');
});
