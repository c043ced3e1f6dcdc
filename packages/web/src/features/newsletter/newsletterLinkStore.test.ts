import { InMemoryNewsletter } from '@tailorbird/adapter-memory';
import { expect, test } from 'vitest';
import { NewsletterLinkStore } from './newsletterLinkStore.ts';

const open = (step: 'confirm' | 'unsubscribe', newsletter = new InMemoryNewsletter()) => {
  newsletter.links.add('good');
  let refreshed = 0;
  const visit = {
    refresh: async () => {
      refreshed += 1;
    },
  };
  const follow = (key: string) => new NewsletterLinkStore({ step, key }, { newsletter, visit });
  return { follow, refreshed: () => refreshed };
};

test('[NEWS-02] a link confirms once and reloads the signed-in user', async () => {
  const { follow, refreshed } = open('confirm');
  const store = follow('good');
  const sending = store.follow();
  expect(store.state).toBe('sending');
  await store.follow();
  await sending;
  expect([store.state, refreshed()]).toEqual(['done', 1]);
  const again = follow('good');
  await again.follow();
  expect([again.state, refreshed()]).toEqual(['link-invalid', 1]);
});

test('an unsubscribe link works repeatedly; a network failure can be retried', async () => {
  const { follow } = open('unsubscribe');
  for (let times = 0; times < 2; times += 1) {
    const store = follow('good');
    await store.follow();
    expect(store.state).toBe('done');
  }
  const away = new InMemoryNewsletter();
  let tries = 0;
  const unsubscribe = async (link: string) => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return await away.unsubscribe(link);
  };
  away.links.add('good');
  const store = new NewsletterLinkStore(
    { step: 'unsubscribe', key: 'good' },
    { newsletter: { confirm: away.confirm, unsubscribe }, visit: { refresh: async () => {} } },
  );
  await store.follow();
  expect(store.state).toBe('request-failed');
  await store.follow();
  expect(store.state).toBe('done');
});
