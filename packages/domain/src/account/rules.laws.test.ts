import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../test/runs.ts';
import { bare, walk } from '../../test/walk.ts';
import { currencies, err, money, ok, type Result } from '../kernel/index.ts';
import { saveSizeModes } from '../sizing/index.ts';
import {
  type Account,
  adminSizeOptions,
  afterAuthChange,
  asksForConsent,
  type CurrentUser,
  checkNewPassword,
  checkReferrer,
  checkSaveSize,
  checkSignIn,
  checkSignUp,
  closedCreditPopup,
  confirmPassword,
  defaultReferralAmounts,
  deleteProfile,
  isMeasured,
  isReferralValidFor,
  ownData,
  type PasswordReset,
  type PasswordResetEvent,
  type PasswordResetRefused,
  parseOptionalPassword,
  passwordResetMessage,
  passwordResetReason,
  reducePasswordReset,
  referralAmount,
  referralKey,
  showsCreditPopup,
  signIn,
  signInMessage,
  signOut,
  signUpMessage,
  sizeOptionsFor,
  startPasswordReset,
  versionAt,
} from './index.ts';

const ada: CurrentUser = {
  id: 7,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Núñez',
  isActive: true,
  isSuperuser: false,
  isStaff: false,
  impersonate: false,
  isStore: false,
  isStoreImpersonate: false,
  orderCount: 0,
  fulfilledOrderCount: 0,
  newsletter: false,
};
const credentials = { email: 'ada@example.com', password: 'secret1' };

describe('signing in', () => {
  const account = (answer: Awaited<ReturnType<Account['signIn']>>, current: Awaited<ReturnType<Account['currentUser']>>) => {
    const calls: string[] = [];
    return {
      calls,
      account: {
        signIn: async () => {
          calls.push('signIn');
          return answer;
        },
        currentUser: async () => {
          calls.push('currentUser');
          return current;
        },
      },
    };
  };

  test('[AUTH-15] asks the login state again', async () => {
    const fresh = { ...ada, orderCount: 3 };
    const ports = account(ok(ada), ok(fresh));
    expect(await signIn(ports)(credentials)).toEqual(ok(fresh));
    expect(ports.calls).toEqual(['signIn', 'currentUser']);
    expect(await signIn(account(ok(ada), err({ kind: 'unreachable' })))(credentials)).toEqual(ok(ada));
  });

  test('[AUTH-32] a session in use is fine when somebody is signed in, else it is what it is', async () => {
    expect(await signIn(account(err({ kind: 'session-in-use' }), ok(ada)))(credentials)).toEqual(ok(ada));
    expect(await signIn(account(err({ kind: 'session-in-use' }), ok(null)))(credentials)).toEqual(err({ kind: 'session-in-use' }));
  });

  test('[AUTH-33] wrong credentials are said to be, all else is generic', async () => {
    const ports = account(err({ kind: 'invalid-credentials' }), ok(ada));
    expect(await signIn(ports)(credentials)).toEqual(err({ kind: 'invalid-credentials' }));
    expect(ports.calls).toEqual(['signIn']);
    expect(signInMessage({ kind: 'invalid-credentials' })).toBe('invalid-credentials');
    expect([signInMessage({ kind: 'unreachable' }), signInMessage({ kind: 'session-in-use' })]).toEqual(['generic', 'generic']);
  });

  test('[AUTH-34, AUTH-35] an account there is leads to signing in; what is invalid is said; all else is generic', () => {
    expect(signUpMessage({ kind: 'already-exists' })).toEqual({ key: 'already-exists', signInLink: true });
    expect(signUpMessage({ kind: 'sign-up-invalid', messages: ['Too short'] })).toEqual({ texts: ['Too short'] });
    expect(signUpMessage({ kind: 'sign-up-invalid', messages: [] })).toEqual({ key: 'generic' });
    expect(signUpMessage({ kind: 'unreachable' })).toEqual({ key: 'generic' });
  });
});

describe('signing out', () => {
  const ports = (out: Result<null, { kind: 'unreachable' }>, updated: Result<CurrentUser, { kind: 'unreachable' }> = ok(ada)) => {
    const calls: string[] = [];
    return {
      calls,
      account: {
        signOut: async () => {
          calls.push('signOut');
          return out;
        },
        update: async (changes: object) => {
          calls.push(`update ${JSON.stringify(changes)}`);
          return updated;
        },
      },
      analytics: {
        forget: () => {
          calls.push('forget');
        },
      },
      conversations: {
        identify: (person: unknown) => {
          calls.push(`identify ${person}`);
        },
      },
    };
  };

  test('[AUTH-16] forgets the person in chat and analytics, logs out, and goes home', async () => {
    const all = ports(ok(null));
    expect(await signOut(all)()).toEqual(ok({ path: '/' }));
    expect(all.calls).toEqual(['identify null', 'forget', 'signOut']);
    expect(await signOut(ports(err({ kind: 'unreachable' })))()).toEqual(err({ kind: 'unreachable' }));
  });

  test('[AUTH-17] deleting a profile makes it inactive first', async () => {
    const all = ports(ok(null));
    expect(await deleteProfile(all)()).toEqual(ok({ path: '/' }));
    expect(all.calls).toEqual(['update {"isActive":false}', 'identify null', 'forget', 'signOut']);
    const failing = ports(ok(null), err({ kind: 'unreachable' }));
    expect((await deleteProfile(failing)()).ok).toBe(false);
    expect(failing.calls).toHaveLength(1);
  });

  test('[AUTH-18, AUTH-19] what is flagged is asked again, what is somebody’s own is dropped', () => {
    expect(ownData).toEqual(['user-sizes', 'own-orders', 'current-basket']);
    expect(
      afterAuthChange([
        { key: 'catalog', refetchOnAuthChange: true },
        { key: 'notes', refetchOnAuthChange: false },
      ]),
    ).toEqual({ refetch: ['catalog'], drop: ownData });
  });
});

describe('forms', () => {
  test('[AUTH-28] sign-in names every field that is wrong, or answers what to send', () => {
    expect(checkSignIn({ email: '', password: '12345' })).toEqual(
      err({ email: { kind: 'email-required' }, password: { kind: 'password-too-short', minimum: 6 } }),
    );
    expect(checkSignIn({ email: ' ada@example.com ', password: ' secret1 ' })).toEqual(ok(credentials));
  });

  test('[AUTH-38] sign-up needs the terms accepted', () => {
    const form = { email: 'ada@example.com', password: 'blue thread', termsAccepted: true };
    expect(checkSignUp(form)).toEqual(ok({ email: form.email, password: form.password }));
    expect(checkSignUp({ ...form, termsAccepted: false })).toEqual(err({ terms: { kind: 'terms-not-accepted' } }));
    expect(checkSignUp({ email: 'x', password: '', termsAccepted: false })).toEqual(
      err({ email: { kind: 'email-invalid' }, password: { kind: 'password-required' }, terms: { kind: 'terms-not-accepted' } }),
    );
  });

  test('[AUTH-26] a confirmation is the password', () => {
    expect(confirmPassword('blue thread', ' blue thread ')).toEqual(ok('blue thread'));
    expect(confirmPassword('a', 'b')).toEqual(err({ kind: 'passwords-differ' }));
    expect(checkNewPassword('short', 'other')).toEqual(
      err({ password: { kind: 'password-too-short', minimum: 8 }, confirmation: { kind: 'passwords-differ' } }),
    );
    expect(checkNewPassword('blue thread', 'blue thread')).toEqual(ok('blue thread'));
  });

  test('[AUTH-25] saving a size does without a password; a password there is one as in sign-up', () => {
    expect(parseOptionalPassword(' ')).toEqual(ok(null));
    expect(parseOptionalPassword('short')).toEqual(err({ kind: 'password-too-short', minimum: 8 }));
    expect(parseOptionalPassword('blue thread')).toEqual(ok('blue thread'));
  });

  test('[SIZE-41, SIZE-45, SIZE-46] saving a size asks for a name, an account or both, by its mode', () => {
    const form = { name: ' Work ', email: ' ada@example.com', password: '' };
    expect(checkSaveSize('NameSize', form)).toEqual(ok({ name: 'Work', account: null }));
    expect(checkSaveSize('CreateAccountOnly', form)).toEqual(ok({ name: null, account: { email: 'ada@example.com', password: null } }));
    expect(checkSaveSize('CreateAccountAndNameSize', form)).toEqual(
      ok({ name: 'Work', account: { email: 'ada@example.com', password: null } }),
    );
    const empty = { name: '', email: '', password: 'x' };
    const failing = saveSizeModes.map((mode) => {
      const checked = checkSaveSize(mode, empty);
      return checked.ok ? [] : Object.keys(checked.failure);
    });
    expect(failing).toEqual([['email', 'password'], ['name', 'email', 'password'], ['name']]);
  });
});

describe('a new password by mail', () => {
  const run = (...events: readonly PasswordResetEvent[]): PasswordReset => events.reduce(reducePasswordReset, startPasswordReset);
  const refusals: readonly PasswordResetRefused[] = [
    { kind: 'user-not-active' },
    { kind: 'reset-link-invalid' },
    { kind: 'reset-refused', messages: ['Too common'] },
    { kind: 'reset-refused', messages: [] },
    { kind: 'unreachable' },
  ];

  test('[AUTH-30] is asked for, and sent', () => {
    expect(run({ type: 'mail-sent', email: 'ada@example.com' })).toEqual({ screen: 'sent', email: 'ada@example.com' });
    expect(run({ type: 'mail-sent', email: 'x' }, { type: 'asked-again' })).toEqual(startPasswordReset);
  });

  test('[AUTH-31] is confirmed by a valid link, and done; a stale one has expired', () => {
    expect(run({ type: 'link-opened' }, { type: 'link-valid' })).toEqual({ screen: 'confirm', failure: null });
    expect(run({ type: 'link-opened' }, { type: 'link-valid' }, { type: 'password-set' })).toEqual({ screen: 'done' });
    expect(run({ type: 'link-opened' }, { type: 'refused', because: { kind: 'reset-link-invalid' } })).toEqual({ screen: 'expired' });
    expect(run({ type: 'link-opened' }, { type: 'link-valid' }, { type: 'refused', because: { kind: 'reset-link-invalid' } })).toEqual({
      screen: 'expired',
    });
  });

  test('[AUTH-29, AUTH-36] says that an account is gone, what the server says, or that it did not work', () => {
    expect(refusals.map(passwordResetMessage)).toEqual([
      { key: 'user-not-active' },
      { key: 'generic' },
      { texts: ['Too common'] },
      { key: 'generic' },
      { key: 'generic' },
    ]);
    expect(run({ type: 'refused', because: { kind: 'user-not-active' } })).toEqual({
      screen: 'request',
      failure: { key: 'user-not-active' },
    });
  });

  test('[AUTH-37] reads why from the reason, or the first of the other errors', () => {
    expect(passwordResetReason({ reason: ' user_not_active ', nonFieldErrors: ['x'] })).toBe('user_not_active');
    expect(passwordResetReason({ nonFieldErrors: ['', 'used'] })).toBe('used');
    expect(passwordResetReason({ reason: '' })).toBe('');
  });

  test('[AUTH-31] is never done without a valid link, whatever happens', () => {
    const event: fc.Arbitrary<PasswordResetEvent> = fc.oneof(
      bare('link-opened', 'link-valid', 'password-set', 'asked-again'),
      fc.constant({ type: 'mail-sent' as const, email: 'x' }),
      fc.constantFrom(...refusals).map((because) => ({ type: 'refused' as const, because })),
    );
    walk({ start: startPasswordReset, event, reduce: reducePasswordReset }, (after, each, before) => {
      expect(['request', 'sent', 'checking', 'confirm', 'expired', 'done']).toContain(after.screen);
      if (after.screen === 'done' && before.screen !== 'done') expect([before.screen, each.type]).toEqual(['confirm', 'password-set']);
      if (after.screen === 'confirm' && before.screen !== 'confirm') expect(each.type).toBe('link-valid');
    });
  });
});

describe('referring', () => {
  test('[REFER-02] comes after a first order', () => {
    expect(checkReferrer(null)).toEqual(err({ kind: 'sign-in-required' }));
    expect(checkReferrer(ada)).toEqual(err({ kind: 'first-order-required' }));
    expect(checkReferrer({ ...ada, orderCount: 1 }).ok).toBe(true);
  });

  test('[REFER-03] is for who has not ordered yet', () => {
    expect([isReferralValidFor(null), isReferralValidFor(ada), isReferralValidFor({ ...ada, orderCount: 1 })]).toEqual([true, true, false]);
  });

  test('[REFER-01, REFER-04] is kept by user, and worth what the statistics say', () => {
    expect(referralKey(ada)).not.toBe(referralKey({ id: 8 }));
    expect(referralAmount({ amount: money(1234, 'EUR') }, 'USD')).toEqual(money(1234, 'EUR'));
    for (const currency of currencies) {
      expect(referralAmount(null, currency)).toEqual(money(defaultReferralAmounts[currency], currency));
      expect(referralAmount({ amount: null }, currency).amount).toBeGreaterThan(0);
    }
  });
});

describe('the credit popup', () => {
  test('[PRICE-18] shows to who is signed in, has credit, and has not closed it', () => {
    const visit = { user: ada, credit: money(100, 'EUR'), closedBy: null };
    expect(showsCreditPopup(visit)).toBe(true);
    for (const change of [{ user: null }, { credit: null }, { credit: money(0, 'EUR') }, { closedBy: '7' }])
      expect(showsCreditPopup({ ...visit, ...change })).toBe(false);
  });

  test('[PRICE-19] stays closed for this user alone', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const closedBy = closedCreditPopup({ id: one });
        expect(showsCreditPopup({ user: { id: other }, credit: money(1, 'EUR'), closedBy })).toBe(one !== other);
      }),
      { ...runs(100), examples: [[7, 7]] },
    );
  });
});

describe('admins', () => {
  test('[GUARD-13] who impersonates is neither measured nor asked for consent', () => {
    expect([isMeasured(null), isMeasured(ada), isMeasured({ ...ada, impersonate: true })]).toEqual([true, true, false]);
    expect(asksForConsent({ ...ada, impersonate: true })).toBe(false);
  });

  test('[GUARD-09] in admin UI there is more to editing a size', () => {
    const admin = { ...ada, isStaff: true };
    expect(sizeOptionsFor(admin, 'admin')).toEqual(adminSizeOptions);
    expect([sizeOptionsFor(admin, 'user'), sizeOptionsFor(ada, 'admin')]).toEqual([[], []]);
    expect([versionAt('latest', 2, 4), versionAt('newer', 2, 4), versionAt('older', 2, 4), versionAt('oldest', 2, 4)]).toEqual([
      0, 1, 3, 3,
    ]);
    expect([versionAt('newer', 0, 4), versionAt('older', 3, 4)]).toEqual([0, 3]);
  });
});
