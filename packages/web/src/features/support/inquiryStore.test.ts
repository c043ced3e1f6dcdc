import { inMemoryShop } from '@tailorbird/adapter-memory';
import { err } from '@tailorbird/domain/kernel';
import type { Inquiries } from '@tailorbird/domain/support';
import { expect, test } from 'vitest';
import { InquiryStore } from './inquiryStore.ts';

const filled = (store: InquiryStore): InquiryStore => {
  for (const [name, value] of [
    ['name', ' Ada '],
    ['email', 'ada@example.com'],
    ['publication', 'The Gazette'],
    ['message', 'Three shirts for Friday.'],
  ] as const) {
    store.edit(name, value);
  }
  return store;
};
const open = (inquiries: Inquiries): InquiryStore => {
  let keys = 0;
  return new InquiryStore('stylist-inquiries', {
    inquiries: async () => inquiries,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
};

test('[ROUTE-38] known values fill empty fields', () => {
  const store = open(inMemoryShop().inquiries);
  store.edit('name', 'Ada');
  store.suggest({ name: 'Somebody', publication: 'The Gazette' });
  expect(store.values).toEqual({ name: 'Ada', publication: 'The Gazette' });
});

test('[ROUTE-38] an incomplete form marks each field and sends nothing', async () => {
  const shop = inMemoryShop();
  const store = open(shop.inquiries);
  store.edit('email', 'ada');
  await store.send();
  expect(store.failures).toEqual({
    name: { kind: 'required' },
    email: { kind: 'email-invalid' },
    publication: { kind: 'required' },
    message: { kind: 'required' },
  });
  store.edit('email', 'ada@');
  expect(store.failures.email).toBeUndefined();
  expect(shop.snapshot().inquiries).toEqual([]);
});

test('a failure loses nothing, and the next try is the same form', async () => {
  const shop = inMemoryShop();
  const keys: string[] = [];
  let isDown = true;
  const store = filled(
    open({
      send: async (inquiry, key) => {
        keys.push(key);
        const answer = await shop.inquiries.send(inquiry, key);
        return isDown ? err({ kind: 'unreachable' }) : answer;
      },
    }),
  );
  await store.send();
  expect([store.status, store.values.message]).toEqual(['failed', 'Three shirts for Friday.']);
  isDown = false;
  await store.send();
  expect(store.status).toBe('sent');
  expect(keys).toEqual(['key-1', 'key-1']);
  expect(shop.snapshot().inquiries.map(([, inquiry]) => inquiry)).toEqual([
    {
      topic: 'stylist-inquiries',
      email: 'ada@example.com',
      values: {
        name: 'Ada',
        email: 'ada@example.com',
        publication: 'The Gazette',
        message: 'Three shirts for Friday.',
      },
    },
  ]);
});

test('a pending form is sent once, and a new one keeps the sender', async () => {
  const shop = inMemoryShop();
  const store = filled(open(shop.inquiries));
  await Promise.all([store.send(), store.send()]);
  expect(shop.snapshot().inquiries).toHaveLength(1);
  store.startAnew();
  expect([store.status, store.values]).toEqual([
    'open',
    { name: ' Ada ', email: 'ada@example.com' },
  ]);
});

test('too many inquiries are reported', async () => {
  const store = filled(open({ send: async () => err({ kind: 'too-many-inquiries' }) }));
  await store.send();
  expect(store.status).toBe('too-many');
});
