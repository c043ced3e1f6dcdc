import type { PasswordResetRefused } from '@tailorbird/domain/account';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare, walk } from '../../testing/walk.ts';
import {
  type PasswordReset,
  type PasswordResetEvent,
  passwordResetMessage,
  reducePasswordReset,
  startPasswordReset,
} from './passwordReset.ts';

const run = (...events: readonly PasswordResetEvent[]): PasswordReset =>
  events.reduce(reducePasswordReset, startPasswordReset);
const refusals: readonly PasswordResetRefused[] = [
  { kind: 'user-not-active' },
  { kind: 'reset-link-invalid' },
  { kind: 'reset-refused', messages: ['Too common'] },
  { kind: 'reset-refused', messages: [] },
  { kind: 'unreachable' },
];

test('[AUTH-31] a valid link sets the password; a stale one expires at any step', () => {
  const stale = { type: 'refused', because: { kind: 'reset-link-invalid' } } as const;
  expect(run({ type: 'link-valid' })).toEqual({ screen: 'confirm', failure: null });
  expect(run({ type: 'link-valid' }, { type: 'password-set' })).toEqual({ screen: 'done' });
  expect(run(stale)).toEqual({ screen: 'expired' });
  expect(run({ type: 'link-valid' }, stale)).toEqual({ screen: 'expired' });
});

test('[AUTH-31, AUTH-36] each refusal of a link or password has its screen', () => {
  const screens = (...before: readonly PasswordResetEvent[]) =>
    refusals.map((because) => run(...before, { type: 'refused', because }).screen);
  expect(screens()).toEqual(['not-active', 'expired', 'expired', 'expired', 'unreachable']);
  expect(screens({ type: 'link-valid' })).toEqual([
    'not-active',
    'expired',
    'confirm',
    'confirm',
    'confirm',
  ]);
});

test('[AUTH-29, AUTH-36] the error is a missing account, the server’s, or generic', () => {
  expect(refusals.map(passwordResetMessage)).toEqual([
    { key: 'user-not-active' },
    { key: 'generic' },
    { texts: ['Too common'] },
    { key: 'generic' },
    { key: 'generic' },
  ]);
});

test('[AUTH-31] a password is never set without a valid link', () => {
  const event: fc.Arbitrary<PasswordResetEvent> = fc.oneof(
    bare('link-opened', 'link-valid', 'submitted', 'password-set'),
    fc.constantFrom(...refusals).map((because) => ({ type: 'refused' as const, because })),
  );
  walk({ start: startPasswordReset, event, reduce: reducePasswordReset }, (after, each, before) => {
    expect(['checking', 'unreachable', 'confirm', 'expired', 'not-active', 'done']).toContain(
      after.screen,
    );
    if (after.screen === 'done' && before.screen !== 'done')
      expect([before.screen, each.type]).toEqual(['confirm', 'password-set']);
    if (after.screen === 'confirm' && before.screen === 'checking')
      expect(each.type).toBe('link-valid');
  });
});
