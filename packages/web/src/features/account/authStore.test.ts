import { MailConversations } from '@tailorbird/adapter-chat';
import type { Passwords } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { VisitStore } from '../../shared/visit/visitStore.ts';
import { aTab, beanie, type Tab, withPieces } from '../../testing/aTab.ts';
import { AuthStore } from './authStore.ts';

const customer = { email: 'customer@tailorbird.example', password: 'measure-twice' };
const newcomer = {
  email: 'new@tailorbird.example',
  password: 'a sentence of my own',
  newsletter: true,
  termsAccepted: true,
};

const sendsLinks: Pick<Passwords, 'requestReset'> = { requestReset: async () => ok(null) };

const authOn = (tab: Tab, passwords: Pick<Passwords, 'requestReset'> = sendsLinks): AuthStore =>
  new AuthStore({
    account: tab.ports.account,
    baskets: tab.ports.baskets,
    passkeys: tab.ports.passkeys,
    passwords,
    conversations: new MailConversations('help@shop.example', () => {}),
    analytics: tab.analytics,
    visit: tab.visit,
  });

test('[AUTH-28] an invalid form makes no call', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  expect(await store.signIn({ email: 'x@', password: '12345' })).toEqual({
    ok: false,
    failure: {
      kind: 'invalid',
      fields: {
        email: { kind: 'email-invalid' },
        password: { kind: 'password-too-short', minimum: 6 },
      },
    },
  });
  expect(tab.network.calls).toEqual([]);
});

test('[AUTH-21] [AUTH-27] address and password are sent trimmed', async () => {
  const tab = await aTab();
  expect(
    await authOn(tab).signIn({ email: ` ${customer.email} `, password: ` ${customer.password} ` }),
  ).toMatchObject({ ok: true });
});

test('[AUTH-15] [API-25] signing in loads the user and counts merged pieces', async () => {
  const tab = await aTab();
  await tab.shop.account.signIn(customer);
  await withPieces(tab, { ...beanie, quantity: 2 });
  await tab.shop.account.signOut();
  await tab.visit.refresh();
  await withPieces(tab, { ...beanie, quantity: 3 });
  tab.network.calls.length = 0;
  const arrival = await authOn(tab).signIn(customer);
  expect(arrival).toMatchObject({ ok: true, value: { carriedOver: 3 } });
  expect(tab.network.calls.slice(0, 2)).toEqual(['account.signIn', 'baskets.count']);
  expect(tab.network.calls).not.toContain('account.visit');
  expect(tab.visit.user?.email).toBe(customer.email);
  expect(tab.visit.basketCount).toBe(5);
});

test('[AUTH-15] sign-in succeeds even if the pieces cannot be counted', async () => {
  const tab = await aTab();
  await withPieces(tab, beanie);
  const uncounted = new AuthStore({
    account: tab.ports.account,
    baskets: { count: async () => err({ kind: 'unreachable' }) },
    passkeys: tab.ports.passkeys,
    passwords: sendsLinks,
    conversations: new MailConversations('help@shop.example', () => {}),
    analytics: tab.analytics,
    visit: tab.visit,
  });
  await uncounted.signIn(customer);
  expect([tab.visit.user?.email, tab.visit.basketCount]).toEqual([customer.email, 1]);
  const early = await aTab();
  const visit = new VisitStore(() => early.ports.account.visit());
  await authOn({ ...early, visit }).signIn(customer);
  expect([visit.user?.email, visit.countryCode]).toEqual([customer.email, early.visit.countryCode]);
});

test('[AUTH-33] wrong credentials and a network failure have different messages', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  expect(await store.signIn({ ...customer, password: 'measure-once' })).toEqual({
    ok: false,
    failure: { kind: 'invalid-credentials' },
  });
  tab.network.weather = 'question-lost';
  expect(await store.signIn(customer)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  expect(store.isSubmitting).toBe(false);
});

test('[AUTH-32] signing in again to an open session succeeds', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  await tab.shop.account.signIn(customer);
  expect(await store.signIn(customer)).toMatchObject({ ok: true });
});

test('[AUTH-09] nothing can be changed during a request', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  const signingIn = store.signIn(customer);
  expect(store.isSubmitting).toBe(true);
  await signingIn;
  expect(store.isSubmitting).toBe(false);
});

test('[AUTH-38] an account needs the terms', async () => {
  const tab = await aTab();
  expect(await authOn(tab).signUp({ ...newcomer, termsAccepted: false }, 'test')).toEqual({
    ok: false,
    failure: { kind: 'invalid', fields: { termsAccepted: { kind: 'terms-required' } } },
  });
});

test('[AUTH-24] a new account needs a stronger password than sign-in', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  for (const password of ['1234567', 'password1']) {
    expect(await store.signUp({ ...newcomer, password }, 'test')).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  }
  expect(await store.signUp(newcomer, 'test')).toMatchObject({ ok: true });
  expect(store.created?.user.newsletter).toBe(true);
  expect(tab.visit.user?.email).toBe(newcomer.email);
});

test('[AUTH-34] an existing account shows its message', async () => {
  const tab = await aTab();
  expect(await authOn(tab).signUp({ ...newcomer, email: customer.email }, 'test')).toEqual({
    ok: false,
    failure: { kind: 'already-exists' },
  });
});

test('[AUTH-16] signing out forgets the customer before the session ends', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  await store.signIn(customer);
  tab.analytics.page({ path: '/', nonInteraction: false });
  tab.network.calls.length = 0;
  expect(await store.signOut()).toEqual(ok(null));
  expect(tab.analytics.pages).toEqual([]);
  expect(tab.network.calls).toEqual(['account.signOut']);
});

test('[AUTH-17] deleting the profile makes it inactive, then signs out', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  await store.signIn(customer);
  tab.network.calls.length = 0;
  expect(await store.deleteProfile()).toEqual(ok(null));
  expect(tab.network.calls).toEqual(['account.update', 'account.signOut']);
  expect(await store.signIn(customer)).toMatchObject({ ok: false });
});

test('[AUTH-29] [AUTH-30] [AUTH-36] a reset needs an address and names it', async () => {
  const tab = await aTab();
  expect(await authOn(tab).requestReset(' ')).toEqual(err({ kind: 'email-required' }));
  expect(await authOn(tab).requestReset(` ${customer.email} `)).toEqual(ok(customer.email));
  const closed = authOn(tab, { requestReset: async () => err({ kind: 'user-not-active' }) });
  expect(await closed.requestReset(customer.email)).toEqual(err({ kind: 'user-not-active' }));
});

test('a passkey signs in directly and merges the guest’s basket', async () => {
  const tab = await aTab();
  const store = authOn(tab);
  await store.signIn(customer);
  await tab.ports.passkeys.add({
    name: 'Phone',
    proof: { kind: 'password', currentPassword: customer.password },
  });
  await store.signOut();
  await tab.visit.refresh();
  await withPieces(tab, beanie);
  expect((await store.passkeySupport()).here).toBe(true);
  expect(await store.signInByPasskey('asked')).toMatchObject({
    ok: true,
    value: { carriedOver: 1 },
  });
  expect(tab.visit.user?.email).toBe(customer.email);
  expect(await store.signInByPasskey('asked')).toEqual({
    ok: false,
    failure: { kind: 'session-in-use' },
  });
  store.stopPasskeys();
});

test('passkey autofill does not block typing a password', async () => {
  const tab = await aTab();
  const store = new AuthStore({
    account: tab.ports.account,
    baskets: tab.ports.baskets,
    passkeys: { ...tab.ports.passkeys, signIn: () => new Promise(() => {}) },
    passwords: sendsLinks,
    conversations: new MailConversations('help@shop.example', () => {}),
    analytics: tab.analytics,
    visit: tab.visit,
  });
  void store.signInByPasskey('autofill');
  expect(store.isSubmitting).toBe(false);
  expect(await store.signIn(customer)).toMatchObject({ ok: true });
});
