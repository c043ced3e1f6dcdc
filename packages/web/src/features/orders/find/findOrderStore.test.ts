import { inMemoryShop } from '@tailorbird/adapter-memory';
import { describe, expect, it } from 'vitest';
import { FindOrderStore } from './findOrderStore.ts';

const opened = () => {
  const { orders, orderLinks: links } = inMemoryShop();
  return { store: new FindOrderStore({ orders, links }), links };
};

describe('FindOrderStore', () => {
  it('missing input shows at each field and sends nothing', async () => {
    const { store } = opened();
    await store.send({ number: ' ', email: 'nobody' });
    expect(store.failures).toEqual({ number: 'required', email: 'email-invalid' });
    expect(store.request).toBe('open');
    await store.send({ number: '100001', email: 'nora@example.test' });
    expect(store).toMatchObject({ failures: {}, request: 'sent' });
    store.askAgain();
    expect(store.request).toBe('open');
  });

  it('known and unknown orders get the same answer', async () => {
    const { store, links } = opened();
    await store.send({ number: '1', email: 'nora@example.test' });
    expect(store.request).toBe('sent');
    expect(links.mailedTo('nora@example.test')).toBeNull();
  });

  it('a wrong link does not reveal the order', async () => {
    const { store } = opened();
    await store.load('100001', 'no-such-link');
    expect(store.state).toMatchObject({ status: 'error', failure: { kind: 'order-not-found' } });
  });

  it('a rate limit and a lost network have different messages', async () => {
    const { orders } = inMemoryShop();
    for (const kind of ['too-often', 'unreachable'] as const) {
      const store = new FindOrderStore({
        orders,
        links: { send: async () => ({ ok: false, failure: { kind } }) },
      });
      await store.send({ number: '100001', email: 'nora@example.test' });
      expect(store.request).toBe(kind);
    }
  });
});
