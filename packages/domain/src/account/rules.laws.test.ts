import { describe, expect, test } from 'vitest';
import { currencies, err, money, ok, type Result } from '../kernel/index.ts';
import { saveSizeModes } from '../sizing/index.ts';
import { aUser } from '../testing/builders.ts';
import {
  type Account,
  adminSizeOptions,
  type CurrentUser,
  checkEmailChange,
  checkNewPassword,
  checkPasswordChange,
  checkReferrer,
  checkSaveSize,
  checkSignIn,
  checkSignUp,
  defaultReferralAmounts,
  deleteProfile,
  isReferralValidFor,
  isTracked,
  needsConsent,
  parseNewPassword,
  referralAmount,
  referralKey,
  signIn,
  signOut,
  sizeOptionsFor,
  sizeSavingSource,
  versionAt,
} from './index.ts';

const ada = aUser({ id: 7, email: 'ada@example.com', lastName: 'Núñez' });
const credentials = { email: 'ada@example.com', password: 'secret1' };

describe('signing in', () => {
  const account = (
    answer: Awaited<ReturnType<Account['signIn']>>,
    current: Awaited<ReturnType<Account['currentUser']>>,
  ) => {
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

  const inUse = err({ kind: 'session-in-use' } as const);

  test('[AUTH-32] signing in to one’s own open session works in any spelling', async () => {
    const ports = account(inUse, ok(ada));
    expect(await signIn(ports)(credentials)).toEqual(ok(ada));
    expect(ports.calls).toEqual(['signIn', 'currentUser']);
    expect(
      await signIn(account(inUse, ok(ada)))({ ...credentials, email: ' ADA@example.com ' }),
    ).toEqual(ok(ada));
  });

  test('[AUTH-32] signing in is refused while another or unknown session is open', async () => {
    for (const current of [
      ok({ ...ada, email: 'bea@example.com' }),
      ok(null),
      err({ kind: 'unreachable' } as const),
    ])
      expect(await signIn(account(inUse, current))(credentials)).toEqual(inUse);
  });

  test('[AUTH-33] other responses are passed on without further calls', async () => {
    for (const answer of [
      ok(ada),
      err({ kind: 'invalid-credentials' } as const),
      err({ kind: 'unreachable' } as const),
    ]) {
      const ports = account(answer, ok(ada));
      expect(await signIn(ports)(credentials)).toEqual(answer);
      expect(ports.calls).toEqual(['signIn']);
    }
  });
});

describe('signing out', () => {
  const ports = (
    out: Result<null, { kind: 'unreachable' }>,
    updated: Result<CurrentUser, { kind: 'unreachable' }> = ok(ada),
  ) => {
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

  test('[AUTH-16] signing out clears chat and analytics, then ends the session', async () => {
    const all = ports(ok(null));
    expect(await signOut(all)()).toEqual(ok(null));
    expect(all.calls).toEqual(['identify null', 'forget', 'signOut']);
    expect(await signOut(ports(err({ kind: 'unreachable' })))()).toEqual(
      err({ kind: 'unreachable' }),
    );
  });

  test('[AUTH-17] deleting a profile makes it inactive first', async () => {
    const all = ports(ok(null));
    expect(await deleteProfile(all)()).toEqual(ok(null));
    expect(all.calls).toEqual(['update {"isActive":false}', 'identify null', 'forget', 'signOut']);
    const failing = ports(ok(null), err({ kind: 'unreachable' }));
    expect((await deleteProfile(failing)()).ok).toBe(false);
    expect(failing.calls).toHaveLength(1);
  });
});

describe('forms', () => {
  test('[AUTH-28] the sign-in form lists all wrong fields or returns the request', () => {
    expect(checkSignIn({ email: '', password: '12345' })).toEqual(
      err({
        email: { kind: 'email-required' },
        password: { kind: 'password-too-short', minimum: 6 },
      }),
    );
    expect(checkSignIn({ email: ' ada@example.com ', password: ' secret1 ' })).toEqual(
      ok(credentials),
    );
  });

  test('[AUTH-24, AUTH-38] sign-up needs a good password and the terms accepted', () => {
    const form = {
      email: ' ada@example.com',
      password: 'blue thread ',
      termsAccepted: true,
      newsletter: true,
    };
    expect(checkSignUp(form)).toEqual(
      ok({ ...form, email: 'ada@example.com', password: 'blue thread' }),
    );
    expect(checkSignUp({ ...form, termsAccepted: false })).toEqual(
      err({ termsAccepted: { kind: 'terms-required' } }),
    );
    expect(
      checkSignUp({ email: 'x', password: '', termsAccepted: false, newsletter: false }),
    ).toEqual(
      err({
        email: { kind: 'email-invalid' },
        password: { kind: 'password-required' },
        termsAccepted: { kind: 'terms-required' },
      }),
    );
  });

  test('[AUTH-24, AUTH-26, AUTH-27] a confirmation is the password, both trimmed', () => {
    expect(checkNewPassword({ password: 'blue thread', confirmation: ' blue thread ' })).toEqual(
      ok('blue thread'),
    );
    expect(checkNewPassword({ password: 'blue thread', confirmation: 'b' })).toEqual(
      err({ confirmation: { kind: 'password-mismatch' } }),
    );
    expect(checkNewPassword({ password: 'short', confirmation: 'other' })).toEqual(
      err({
        password: { kind: 'password-too-short', minimum: 8 },
        confirmation: { kind: 'password-mismatch' },
      }),
    );
  });

  test('[AUTH-24, AUTH-26, AUTH-27] a password change lists all errors at once', () => {
    const good = { currentPassword: ' x ', password: 'blue thread', confirmation: 'blue thread ' };
    expect(checkPasswordChange(good)).toEqual(
      ok({ currentPassword: 'x', password: 'blue thread' }),
    );
    expect(
      checkPasswordChange({ currentPassword: ' ', password: 'short', confirmation: 'other' }),
    ).toEqual(
      err({
        currentPassword: { kind: 'password-required' },
        password: { kind: 'password-too-short', minimum: 8 },
        confirmation: { kind: 'password-mismatch' },
      }),
    );
    expect(checkPasswordChange({ ...good, currentPassword: '' })).toEqual(
      err({ currentPassword: { kind: 'password-required' } }),
    );
  });

  test('[AUTH-20, AUTH-21] an address change needs an address and the password', () => {
    expect(checkEmailChange({ currentPassword: ' x ', email: ' a@b.co ' })).toEqual(
      ok({ currentPassword: 'x', email: 'a@b.co' }),
    );
    expect(checkEmailChange({ currentPassword: '', email: 'a@' })).toEqual(
      err({ currentPassword: { kind: 'password-required' }, email: { kind: 'email-invalid' } }),
    );
  });

  test('[AUTH-25] a password is optional only for an account made with a size', () => {
    expect(parseNewPassword(' ', sizeSavingSource)).toEqual(ok(null));
    expect(parseNewPassword(' ', 'auth panel')).toEqual(err({ kind: 'password-required' }));
    for (const source of [sizeSavingSource, 'auth panel']) {
      expect(parseNewPassword('short', source)).toEqual(
        err({ kind: 'password-too-short', minimum: 8 }),
      );
      expect(parseNewPassword('blue thread', source)).toEqual(ok('blue thread'));
    }
  });

  test('[SIZE-41, SIZE-45, SIZE-46, AUTH-38] the save mode determines the fields', () => {
    const form = { name: ' Work ', email: ' ada@example.com', password: '', termsAccepted: true };
    expect(checkSaveSize('NameSize', form)).toEqual(ok({ name: 'Work', account: null }));
    expect(checkSaveSize('CreateAccountOnly', form)).toEqual(
      ok({ name: null, account: { email: 'ada@example.com', password: null } }),
    );
    expect(checkSaveSize('CreateAccountAndNameSize', form)).toEqual(
      ok({ name: 'Work', account: { email: 'ada@example.com', password: null } }),
    );
    const empty = { name: '', email: '', password: 'x', termsAccepted: false };
    const failing = saveSizeModes.map((mode) => {
      const checked = checkSaveSize(mode, empty);
      return checked.ok ? [] : Object.keys(checked.failure);
    });
    expect(failing).toEqual([
      ['email', 'password', 'termsAccepted'],
      ['name', 'email', 'password', 'termsAccepted'],
      ['name'],
    ]);
  });
});

describe('referring', () => {
  test('[REFER-02] a customer can refer friends after the first order', () => {
    expect(checkReferrer(null)).toEqual(err({ kind: 'sign-in-required' }));
    expect(checkReferrer(ada)).toEqual(err({ kind: 'first-order-required' }));
    expect(checkReferrer({ ...ada, orderCount: 1 }).ok).toBe(true);
  });

  test('[REFER-03] a referral is valid for visitors without an order', () => {
    expect([
      isReferralValidFor(null),
      isReferralValidFor(ada),
      isReferralValidFor({ ...ada, orderCount: 1 }),
    ]).toEqual([true, true, false]);
  });

  test('[REFER-01, REFER-04] a referral has a key per user and a default amount', () => {
    expect(referralKey(ada)).not.toBe(referralKey({ id: 8 }));
    expect(referralAmount({ amount: money(1234, 'EUR') }, 'USD')).toEqual(money(1234, 'EUR'));
    for (const currency of currencies) {
      expect(referralAmount(null, currency)).toEqual(
        money(defaultReferralAmounts[currency], currency),
      );
      expect(referralAmount({ amount: null }, currency).amount).toBeGreaterThan(0);
    }
  });
});

describe('admins', () => {
  test('[GUARD-13] impersonation has no analytics and no consent request', () => {
    expect([isTracked(null), isTracked(ada), isTracked({ ...ada, impersonate: true })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(needsConsent({ ...ada, impersonate: true })).toBe(false);
  });

  test('[GUARD-09] in admin UI editing a size has more fields', () => {
    const admin = { ...ada, isStaff: true };
    expect(sizeOptionsFor(admin, 'admin')).toEqual(adminSizeOptions);
    expect([sizeOptionsFor(admin, 'user'), sizeOptionsFor(ada, 'admin')]).toEqual([[], []]);
    expect([
      versionAt('latest', 2, 4),
      versionAt('newer', 2, 4),
      versionAt('older', 2, 4),
      versionAt('oldest', 2, 4),
    ]).toEqual([0, 1, 3, 3]);
    expect([versionAt('newer', 0, 4), versionAt('older', 3, 4)]).toEqual([0, 3]);
  });
});
