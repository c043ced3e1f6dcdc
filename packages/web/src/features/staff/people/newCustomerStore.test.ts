import type { CustomerNotCreated, People } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { NewCustomerStore, nobody } from './newCustomerStore.ts';

/** Accounts by address; one that is there is not made again. */
const theAccounts = () => {
  const accounts = new Map<string, { readonly firstName: string; readonly newsletter: boolean }>();
  const people: Pick<People<unknown>, 'create'> = {
    create: async ({ email, firstName, newsletter }) => {
      if (accounts.has(email)) return err({ kind: 'already-exists' });
      accounts.set(email, { firstName, newsletter });
      return ok({ id: accounts.size });
    },
  };
  return { people, accounts };
};

test('[RETAIL-02] makes an account, says for which address, and is empty for the next', async () => {
  const shop = theAccounts();
  const store = new NewCustomerStore(shop);
  store.type({ email: ' nora@example.test ', firstName: 'Nora' });
  store.type({ newsletter: true });
  await store.submit();
  expect(shop.accounts).toEqual(new Map([['nora@example.test', { firstName: 'Nora', newsletter: true }]]));
  expect([store.made, store.typed, store.failure]).toEqual(['nora@example.test', nobody, null]);
});

test('an address that is missing or none is told before anything is sent, and typing takes the message away', async () => {
  const shop = theAccounts();
  const store = new NewCustomerStore(shop);
  await store.submit();
  expect(store.failure).toEqual({ kind: 'email-required' });
  store.type({ email: 'nora@' });
  expect(store.failure).toBeNull();
  await store.submit();
  expect([store.failure, shop.accounts.size]).toEqual([{ kind: 'email-invalid' }, 0]);
});

test('who has an account already is told so, and what was typed stays', async () => {
  const shop = theAccounts();
  shop.accounts.set('nora@example.test', { firstName: 'Nora', newsletter: false });
  const store = new NewCustomerStore(shop);
  store.type({ email: 'nora@example.test', firstName: 'Nora' });
  await store.submit();
  expect([store.failure, store.made, store.typed.email]).toEqual([{ kind: 'already-exists' }, null, 'nora@example.test']);
  store.type({ lastName: 'Nadel' });
  expect(store.failure).toEqual({ kind: 'already-exists' });
});

test('ten clicks make one account', async () => {
  const shop = theAccounts();
  let calls = 0;
  const store = new NewCustomerStore({
    people: {
      create: (customer) => {
        calls += 1;
        return shop.people.create(customer);
      },
    },
  });
  store.type({ email: 'nora@example.test' });
  await Promise.all(Array.from({ length: 10 }, () => store.submit()));
  expect([calls, store.failure]).toEqual([1, null]);
});

test.each<CustomerNotCreated['kind']>(['permission-denied', 'unreachable'])('%s is told, and what was typed stays', async (kind) => {
  const store = new NewCustomerStore({ people: { create: async () => err({ kind }) } });
  store.type({ email: 'nora@example.test', firstName: 'Nora' });
  await store.submit();
  expect([store.failure, store.isBusy, store.typed.firstName]).toEqual([{ kind }, false, 'Nora']);
});
