import { inMemoryShop } from '@tailorbird/adapter-memory';
import { expect, test } from 'vitest';
import { SecondFactorStore } from './secondFactorStore.ts';

const password = 'measure-twice';
const email = 'customer@tailorbird.example';

test('an app is set up by password and code, with one-time recovery codes', async () => {
  const shop = inMemoryShop();
  await shop.account.signIn({ email, password });
  const store = new SecondFactorStore(shop);
  store.begin('start');
  await store.givePassword('not-this-one');
  expect(store.state).toMatchObject({ step: 'password', because: { kind: 'fields-refused' } });
  await store.givePassword(password);
  const { state } = store;
  expect(state).toMatchObject({ step: 'code', because: null });
  await store.giveCode('000000');
  expect(store.state).toMatchObject({ step: 'code', because: { kind: 'fields-refused' } });
  await store.giveCode(state.step === 'code' ? state.key : '');
  expect(store.state).toMatchObject({
    step: 'recovery-codes',
    codes: [expect.any(String), expect.any(String)],
  });
  store.close();
  expect(store.state).toEqual({ step: 'closed' });
  await shop.account.signOut();
  expect(await shop.account.signIn({ email, password })).toMatchObject({
    failure: { kind: 'second-factor-required' },
  });
  await shop.account.signIn({
    email,
    password,
    oneTimeCode: state.step === 'code' ? state.key : '',
  });
  store.begin('remove');
  await store.givePassword(password);
  expect(store.state).toEqual({ step: 'closed' });
  await shop.account.signOut();
  expect((await shop.account.signIn({ email, password })).ok).toBe(true);
});
