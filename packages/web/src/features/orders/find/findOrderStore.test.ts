import { inMemoryShop } from '@tailorbird/adapter-memory';
import { describe, expect, it } from 'vitest';
import { FindOrderStore } from './findOrderStore.ts';

const opened = () => {
  const { orders, orderLinks: links } = inMemoryShop();
  return { store: new FindOrderStore({ orders, links }), links };
};

describe('FindOrderStore', () => {
  it('says at each field what is missing, and asks for nothing', async () => {
    const { store } = opened();
    await store.send({ number: ' ', email: 'nobody' });
    expect(store.failures).toEqual({ number: 'required', email: 'email-invalid' });
    expect(store.request).toBe('open');
    await store.send({ number: '100001', email: 'nora@example.test' });
    expect(store).toMatchObject({ failures: {}, request: 'sent' });
    store.askAgain();
    expect(store.request).toBe('open');
  });

  it('says the same of an order that is and one that is not', async () => {
    const { store, links } = opened();
    await store.send({ number: '1', email: 'nora@example.test' });
    expect(store.request).toBe('sent');
    expect(links.mailedTo('nora@example.test')).toBeNull();
  });

  it('keeps the order from who has a link that opens nothing', async () => {
    const { store } = opened();
    await store.load('100001', 'no-such-link');
    expect(store.state).toMatchObject({ status: 'error', failure: { kind: 'order-not-found' } });
  });

  it('tells being asked too often from a lost network', async () => {
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
