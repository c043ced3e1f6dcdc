import { InMemoryPeople } from '@tailorbird/adapter-memory/staff';
import { expect, test } from 'vitest';
import { emptyCustomer, NewCustomerStore } from './newCustomerStore.ts';

const namesIn = async (people: InMemoryPeople<unknown>, search = 'example') => {
  const found = await people.find(search);
  return found.ok ? found.value.map(({ firstName }) => firstName) : [];
};

test('[RETAIL-02] an account is created, its address shown and the form cleared', async () => {
  const people = new InMemoryPeople();
  const store = new NewCustomerStore({ people });
  store.type({ email: ' nora@example.test ', firstName: 'Nora' });
  store.type({ newsletter: true });
  await store.submit();
  expect([await namesIn(people, 'nora@example.test'), people.lettersAsked]).toEqual([
    ['Nora'],
    ['nora@example.test'],
  ]);
  expect([store.made, store.typed, store.failure]).toEqual([
    'nora@example.test',
    emptyCustomer,
    null,
  ]);
});

test('a missing or invalid address shows an error until the next input', async () => {
  const people = new InMemoryPeople();
  const store = new NewCustomerStore({ people });
  await store.submit();
  expect(store.failure).toEqual({ kind: 'email-required' });
  store.type({ email: 'nora@' });
  expect(store.failure).toBeNull();
  await store.submit();
  expect([store.failure, people.written]).toEqual([{ kind: 'email-invalid' }, []]);
});

test('an existing account shows an error and keeps the input', async () => {
  const people = new InMemoryPeople();
  await people.create({ ...emptyCustomer, email: 'nora@example.test' });
  const store = new NewCustomerStore({ people });
  store.type({ email: 'nora@example.test', firstName: 'Nora' });
  await store.submit();
  expect([store.failure, store.made, store.typed.email]).toEqual([
    { kind: 'already-exists' },
    null,
    'nora@example.test',
  ]);
  store.type({ lastName: 'Nadel' });
  expect(store.failure).toEqual({ kind: 'already-exists' });
});

test('ten clicks create one account', async () => {
  const people = new InMemoryPeople();
  const store = new NewCustomerStore({ people });
  store.type({ email: 'nora@example.test', firstName: 'Nora' });
  await Promise.all(Array.from({ length: 10 }, () => store.submit()));
  expect([await namesIn(people), store.failure]).toEqual([['Nora'], null]);
});

test.each(['permission-denied', 'unreachable'] as const)(
  'the failure %s shows its message and keeps the input',
  async (kind) => {
    const people = new InMemoryPeople();
    people.refusal = { kind };
    const store = new NewCustomerStore({ people });
    store.type({ email: 'nora@example.test', firstName: 'Nora' });
    await store.submit();
    expect([store.failure, store.isBusy, store.typed.firstName]).toEqual([{ kind }, false, 'Nora']);
  },
);
