import type { PasswordResetRefused, Passwords } from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { expect, test } from 'vitest';
import { PasswordResetStore } from './passwordResetStore.ts';

const link = { uid: 'MQ', token: 'one-time' };

const passwordsWith = (refusal: PasswordResetRefused | null = null): Passwords => {
  let isUsed = false;
  const check = async (): Promise<Result<null, PasswordResetRefused>> => {
    if (refusal) return err(refusal);
    return isUsed ? err({ kind: 'reset-link-invalid' }) : ok(null);
  };
  return {
    requestReset: async () => ok(null),
    checkLink: check,
    setPassword: async () => {
      const answer = await check();
      isUsed = true;
      return answer;
    },
  };
};

const visit = { refresh: async () => {} };

const good = { password: 'a sentence of my own', confirmation: 'a sentence of my own' };

test('[AUTH-31] a good link leads from checking over a new password to done', async () => {
  const passwords = passwordsWith();
  const store = new PasswordResetStore(link, { passwords, visit });
  expect(store.state.screen).toBe('checking');
  await store.check();
  expect(store.state.screen).toBe('confirm');
  await store.submit(good);
  expect(store.state.screen).toBe('done');
  const again = new PasswordResetStore(link, { passwords, visit });
  await again.check();
  expect(again.state.screen).toBe('expired');
});

test('a new attempt clears an old refusal, even if it is not sent', async () => {
  const passwords: Passwords = {
    ...passwordsWith(),
    setPassword: async () => err({ kind: 'unreachable' }),
  };
  const store = new PasswordResetStore(link, { passwords, visit });
  await store.check();
  await store.submit(good);
  expect(store.state).toMatchObject({ screen: 'confirm', failure: { key: 'generic' } });
  await store.submit({ ...good, confirmation: 'something else' });
  expect(store.state).toEqual({ screen: 'confirm', failure: null });
});

test('[AUTH-26] different passwords do not match', async () => {
  const store = new PasswordResetStore(link, { passwords: passwordsWith(), visit });
  await store.check();
  await store.submit({ ...good, confirmation: 'something else' });
  expect(store.failures).toEqual({ confirmation: { kind: 'password-mismatch' } });
  expect(store.state.screen).toBe('confirm');
});

test.each([
  ['[AUTH-36] a closed account is reported', { kind: 'user-not-active' }, 'not-active'],
  ['[AUTH-31] a stale link is expired', { kind: 'reset-link-invalid' }, 'expired'],
  ['a network failure can be retried', { kind: 'unreachable' }, 'unreachable'],
] as const)('%s', async (_, refusal, step) => {
  const store = new PasswordResetStore(link, { passwords: passwordsWith(refusal), visit });
  await store.check();
  expect(store.state.screen).toBe(step);
});
