import { inMemoryShop } from '@tailorbird/adapter-memory';
import { expect, test } from 'vitest';
import { ConfirmEmailStore } from './confirmEmailStore.ts';
import { SecurityStore } from './securityStore.ts';

const password = 'measure-twice';
const renewed = 'measure three times';

const signedIn = async () => {
  const shop = inMemoryShop();
  await shop.account.signIn({ email: 'customer@tailorbird.example', password });
  const store = new SecurityStore(shop);
  await store.load();
  return { shop, store };
};

test('[AUTH-26] [AUTH-28] an invalid form is not sent and marks each field', async () => {
  const { shop, store } = await signedIn();
  await store.changePassword({ currentPassword: ' ', password: 'short', confirmation: 'other' });
  expect(store.passwordChange).toMatchObject({
    status: 'invalid',
    failures: {
      currentPassword: { kind: 'password-required' },
      password: { kind: 'password-too-short' },
      confirmation: { kind: 'password-mismatch' },
    },
  });
  await store.changeEmail({ currentPassword: '', email: 'nobody' });
  expect(store.emailChange).toMatchObject({
    failures: { currentPassword: { kind: 'password-required' }, email: { kind: 'email-invalid' } },
  });
  expect(
    (await shop.account.signOut()).ok &&
      (await shop.account.signIn({ email: 'customer@tailorbird.example', password })).ok,
  ).toBe(true);
});

test('a password change requires the current password', async () => {
  const { shop, store } = await signedIn();
  await store.changePassword({
    currentPassword: 'not-this-one',
    password: renewed,
    confirmation: renewed,
  });
  expect(store.passwordChange).toMatchObject({
    status: 'refused',
    because: { fields: { currentPassword: [expect.any(String)] } },
  });
  await store.changePassword({
    currentPassword: password,
    password: renewed,
    confirmation: renewed,
  });
  expect(store.passwordChange).toEqual({ status: 'done' });
  await shop.account.signOut();
  expect(
    (await shop.account.signIn({ email: 'customer@tailorbird.example', password: renewed })).ok,
  ).toBe(true);
});

test('an address is pending until its link is followed; then the user reloads', async () => {
  const { shop, store } = await signedIn();
  await store.changeEmail({ currentPassword: password, email: 'cara@example.test' });
  expect(store.security).toMatchObject({
    value: { email: 'customer@tailorbird.example', pendingEmail: 'cara@example.test' },
  });
  let asked = 0;
  const visit = {
    refresh: async () => {
      asked += 1;
    },
  };
  const wrong = new ConfirmEmailStore({ uid: '1', token: 'no' }, { ...shop, visit });
  await wrong.confirm();
  expect([wrong.state, asked]).toEqual(['email-link-invalid', 0]);
  const confirming = new ConfirmEmailStore(
    shop.security.mailedTo('cara@example.test') ?? { uid: '', token: '' },
    { ...shop, visit },
  );
  await confirming.confirm();
  expect([confirming.state, asked]).toEqual(['done', 1]);
  await store.load();
  expect(store.security).toMatchObject({
    value: { email: 'cara@example.test', pendingEmail: null },
  });
});

test('after the session ended, sessions neither load nor end', async () => {
  const { shop, store } = await signedIn();
  await shop.account.signOut();
  await store.endOtherSessions();
  expect([store.ending, store.security.status]).toEqual(['failed', 'stale-if-error']);
  const late = new SecurityStore(shop);
  await late.load();
  expect(late.security.status).toBe('error');
});
