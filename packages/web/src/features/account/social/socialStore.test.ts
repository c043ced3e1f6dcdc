import type { SocialAccounts, SocialConfirmRefused, SocialState } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { needsConfirmation, outcomeIn, outcomes } from './outcomes.ts';
import { SocialStore } from './socialStore.ts';

const empty: SocialState = {
  providers: ['google-oauth2', 'facebook'],
  oidcName: null,
  linked: [],
  pending: null,
};

const house = (confirmed: Result<null, SocialConfirmRefused> = ok(null)) => {
  const calls: string[] = [];
  let state = empty;
  const social: SocialAccounts = {
    state: async () => ok(state),
    confirm: async () => {
      calls.push('confirm');
      return confirmed;
    },
    link: async ({ provider, currentPassword }) =>
      currentPassword === 'right'
        ? ok(`https://house.example/${provider}`)
        : err({ kind: 'wrong-password', message: 'No.' }),
    unlink: async ({ provider, currentPassword }) => {
      if (currentPassword !== 'right') return err({ kind: 'wrong-password', message: 'No.' });
      state = { ...state, linked: state.linked.filter((each) => each.provider !== provider) };
      return ok(null);
    },
  };
  state = {
    ...empty,
    linked: [
      { provider: 'facebook', email: 'ada@example.com', linkedAt: '2026-01-01T00:00:00.000Z' },
    ],
  };
  const visit = {
    refresh: async () => {
      calls.push('refresh');
    },
  };
  return { store: new SocialStore({ social, visit }), calls };
};

test('[AUTH-39] completing the missing proof signs in and reloads the user', async () => {
  const { store, calls } = house();
  expect(await store.confirm({ password: 'right', oneTimeCode: '' })).toBe(true);
  expect(calls).toEqual(['confirm', 'refresh']);
});

test('a refusal stays until a change, and nothing is sent twice at once', async () => {
  const { store, calls } = house(err({ kind: 'invalid-credentials' }));
  const proof = { password: 'wrong', oneTimeCode: '' };
  expect(await Promise.all([store.confirm(proof), store.confirm(proof)])).toEqual([false, false]);
  expect([calls, store.refused]).toEqual([['confirm'], { kind: 'invalid-credentials' }]);
  store.edit();
  expect(store.refused).toBeNull();
});

test('linking opens the provider, and unlinking removes it from the list', async () => {
  const { store } = house();
  await store.load();
  expect(await store.link('google-oauth2', 'wrong')).toBeNull();
  expect(store.refused).toEqual({ kind: 'wrong-password', message: 'No.' });
  expect(await store.link('google-oauth2', 'right')).toBe('https://house.example/google-oauth2');
  expect([await store.unlink('facebook', 'wrong'), store.known?.linked.length]).toEqual([false, 1]);
  expect([await store.unlink('facebook', 'right'), store.known?.linked.length]).toEqual([true, 0]);
});

test('the URL’s outcome shows as one of the shop’s texts', () => {
  for (const outcome of outcomes)
    expect(outcomeIn(new URLSearchParams({ social: outcome }))).toBe(outcome);
  for (const other of ['', 'confirm', 'constructor', '<b>'])
    expect(outcomeIn(new URLSearchParams({ social: other }))).toBeNull();
  expect([
    needsConfirmation(new URLSearchParams('social=confirm')),
    needsConfirmation(new URLSearchParams()),
  ]).toEqual([true, false]);
});
