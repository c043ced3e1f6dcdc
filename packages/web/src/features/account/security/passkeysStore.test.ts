import { inMemoryShop } from '@tailorbird/adapter-memory';
import { expect, test } from 'vitest';
import { PasskeysStore } from './passkeysStore.ts';

const password = 'measure-twice';
const email = 'customer@tailorbird.example';

const signedIn = async () => {
  const shop = inMemoryShop();
  await shop.account.signIn({ email, password });
  const store = new PasskeysStore(shop);
  await store.load();
  return { shop, store };
};

const passkeysOf = async ({ security }: Awaited<ReturnType<typeof signedIn>>['shop']) => {
  const overview = await security.overview();
  return overview.ok ? overview.value.passkeys.map(({ name }) => name) : [];
};

test('a passkey is added with the password, renamed and removed with itself', async () => {
  const { shop, store } = await signedIn();
  expect(store.isSupported).toBe(true);
  store.beginToAdd();
  await store.add('Phone', { kind: 'password', currentPassword: 'not-this-one' });
  expect(store.state).toMatchObject({ step: 'add', because: { kind: 'fields-refused' } });
  await store.add('Phone', { kind: 'password', currentPassword: password });
  expect(store.state).toEqual({ step: 'closed', done: 'added' });
  const overview = await shop.security.overview();
  const id = overview.ok ? (overview.value.passkeys[0]?.id ?? 0) : 0;
  store.begin('rename', id);
  await store.rename(' ');
  expect(store.state).toMatchObject({ step: 'rename', id, because: { kind: 'fields-refused' } });
  await store.rename('My phone');
  expect([store.state, await passkeysOf(shop)]).toEqual([
    { step: 'closed', done: 'renamed' },
    ['My phone'],
  ]);
  store.begin('remove', id);
  await store.remove({ kind: 'passkey' });
  expect([store.state, await passkeysOf(shop)]).toEqual([{ step: 'closed', done: 'removed' }, []]);
});

test('a form without a name does not use the authenticator', async () => {
  const { shop, store } = await signedIn();
  store.beginToAdd();
  await store.add('  ', { kind: 'password', currentPassword: password });
  expect([store.state, await passkeysOf(shop)]).toEqual([
    { step: 'add', because: { kind: 'passkey-name-required' } },
    [],
  ]);
});

test('a closed form does nothing and shows no message', async () => {
  const { shop, store } = await signedIn();
  await store.add('Phone', { kind: 'password', currentPassword: password });
  await store.rename('Phone');
  await store.remove({ kind: 'passkey' });
  expect(await passkeysOf(shop)).toEqual([]);
  store.beginToAdd();
  store.close();
  expect(store.state).toEqual({ step: 'closed', done: null });
});
