import { maximumPasskeyNameLength, securityEventKinds } from '@tailorbird/domain/account';
import { socialProviders } from '@tailorbird/domain/shell';
import { arbitraryAddress, arbitraryId, arbitraryMoney } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { arbitraryUser, arbitraryVisit } from '../testing/arbitraryVisit.ts';
import { roundTrips, sent } from '../testing/roundTrips.ts';
import { credits, fromWireCredit, toWireCredit } from './credit.ts';
import { fromWireFieldsRefused } from './fieldsRefused.ts';
import { passkeyName } from './passkey.ts';
import {
  fromWireResetLink,
  fromWireResetRefused,
  resetRefused,
  resetToken,
  toWireResetLink,
  toWireResetRefused,
} from './passwordReset.ts';
import {
  fromWireInvitation,
  fromWireInvitationRefused,
  fromWireReferral,
  invitation,
  invitationRefused,
  referralRewards,
  referralStats,
  referralUrl,
  toWireInvitation,
  toWireInvitationRefused,
  toWireReferral,
} from './referral.ts';
import { fromWireSavedAddress, savedAddress, toWireSavedAddress } from './savedAddress.ts';
import {
  accountSecurity,
  emailChange,
  emailLinkRefused,
  fromWireEmailChange,
  fromWireEmailLinkRefused,
  fromWirePasswordChange,
  fromWireSecurity,
  passwordChange,
  toWireEmailChange,
  toWireEmailLinkRefused,
  toWirePasswordChange,
  toWireSecurity,
} from './security.ts';
import { fromWireSocialState, socialState, toWireSocialState } from './social.ts';
import { currentUser, newCustomer, userChanges } from './user.ts';
import {
  fromWireNewCustomer,
  fromWireUser,
  fromWireUserChanges,
  fromWireVisit,
  toWireNewCustomer,
  toWireUser,
  toWireUserChanges,
  toWireVisit,
} from './userFields.ts';
import { visit } from './visit.ts';

const dateJoined = '2025-11-05T09:00:00.000Z';
const origin = 'https://shop.example.test';

describe('round trips of the account', () => {
  it('a customer survives the round trip', () =>
    roundTrips(
      currentUser,
      arbitraryUser,
      (user) => toWireUser(user, { dateJoined }),
      fromWireUser,
    ));

  it('a visit survives the round trip', () =>
    roundTrips(
      visit,
      arbitraryVisit,
      (value) => toWireVisit(value, { dateJoined }),
      fromWireVisit,
    ));

  it('credit survives the round trip', () =>
    roundTrips(credits, arbitraryMoney(), toWireCredit, fromWireCredit));

  it('[REFER-01] a referral survives the round trip in each of its three answers', () =>
    roundTrips(
      z.object({ url: referralUrl, stats: referralStats, rewards: referralRewards }),
      fc.record({
        url: fc.constantFrom(
          'https://shop.example.test/referrals/abcdefgh23',
          'https://shop.example.test/de/referrals/zyx2345678',
        ),
        stats: fc.record({ invited: fc.nat(), ordered: fc.nat(), amount: arbitraryMoney() }),
        rewards: fc.array(fc.record({ date: fc.constant(dateJoined), amount: arbitraryMoney() }), {
          maxLength: 3,
        }),
      }),
      toWireReferral,
      fromWireReferral,
    ));

  it('[AUTH-11] the state of social sign-in survives the round trip', () =>
    roundTrips(
      socialState,
      fc.record({
        providers: fc.subarray([...socialProviders]),
        oidcName: fc.option(fc.string()),
        linked: fc.array(
          fc.record({
            provider: fc.constantFrom(...socialProviders),
            email: fc.string(),
            linkedAt: fc.constant(dateJoined),
          }),
          { maxLength: 3 },
        ),
        pending: fc.option(
          fc.record({
            provider: fc.constantFrom(...socialProviders),
            email: fc.string(),
            asks: fc.constantFrom('password' as const, 'code' as const),
          }),
        ),
      }),
      toWireSocialState,
      fromWireSocialState,
    ));

  it('an invitation and its refusals survive the round trip', async () => {
    await roundTrips(
      invitation,
      fc.record({ firstName: fc.string() }),
      toWireInvitation,
      fromWireInvitation,
    );
    await roundTrips(
      invitationRefused,
      fc.record({
        kind: fc.constantFrom('referral-unknown', 'referral-own', 'referral-not-valid'),
      }),
      (refused) => toWireInvitationRefused(refused, 'Why.'),
      fromWireInvitationRefused,
    );
  });

  it('a profile change survives the round trip without its omitted fields', () =>
    roundTrips(
      userChanges,
      fc.record(
        {
          firstName: fc.string({ maxLength: 40 }),
          lastName: fc.string({ maxLength: 40 }),
          newsletter: fc.boolean(),
          isActive: fc.boolean(),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
      toWireUserChanges,
      fromWireUserChanges,
    ));

  it('a sign-up survives the round trip', () =>
    roundTrips(
      newCustomer,
      fc.record({
        email: fc.emailAddress({ size: 'small' }),
        password: fc.string(),
        newsletter: fc.boolean(),
        source: fc.string({ maxLength: 40 }),
        signingUpWithCredit: fc.boolean(),
      }),
      toWireNewCustomer,
      fromWireNewCustomer,
    ));

  it('the security settings of an account survive the round trip', () => {
    const instant = fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
    const name = fc.option(fc.string({ maxLength: 20 }), { nil: null });
    return roundTrips(
      accountSecurity,
      fc.record({
        email: fc.emailAddress({ size: 'small' }),
        pendingEmail: name,
        hasPassword: fc.boolean(),
        sessions: fc.array(
          fc.record({
            id: fc.stringMatching(/^[\w-]{22}$/),
            device: fc.record({ browser: name, system: name }),
            signedInAt: instant,
            lastSeenAt: instant,
            isCurrent: fc.boolean(),
          }),
          { maxLength: 5 },
        ),
        secondFactor: fc.record({ isOn: fc.boolean(), recoveryCodesLeft: fc.nat(10) }),
        passkeys: fc.array(
          fc
            .record({
              id: arbitraryId,
              name,
              addedAt: instant,
              usedAt: fc.option(instant, { nil: null }),
            })
            .map((each) => ({ ...each, name: each.name ?? '' })),
          { maxLength: 3 },
        ),
        events: fc.array(
          fc.record({
            kind: fc.constantFrom(...securityEventKinds),
            at: instant,
            device: fc.record({ browser: name, system: name }),
          }),
          { maxLength: 5 },
        ),
      }),
      toWireSecurity,
      fromWireSecurity,
    );
  });

  it('a passkey survives the round trip with a name of any allowed length', () => {
    const named = (length: number): boolean =>
      passkeyName.safeParse({ name: 'x'.repeat(length) }).success;
    expect([named(maximumPasskeyNameLength), named(maximumPasskeyNameLength + 1)]).toEqual([
      true,
      false,
    ]);
  });

  it('a change of password or email survives the round trip', () => {
    const secret = fc.string({ maxLength: 40 });
    roundTrips(
      passwordChange,
      fc.record({ currentPassword: secret, password: secret }),
      toWirePasswordChange,
      fromWirePasswordChange,
    );
    roundTrips(
      emailChange,
      fc.record({ currentPassword: secret, email: secret }),
      toWireEmailChange,
      fromWireEmailChange,
    );
  });

  it('email confirmation refusals and field errors survive the round trip', () => {
    for (const kind of ['email-link-invalid', 'email-taken'] as const) {
      expect(
        fromWireEmailLinkRefused(sent(emailLinkRefused, toWireEmailLinkRefused({ kind }))),
      ).toEqual({ kind });
    }
    expect(
      fromWireFieldsRefused({
        current_password: ['Wrong.'],
        email: ['No.', 'Never.'],
        other: ['?'],
      }),
    ).toEqual({
      kind: 'fields-refused',
      fields: { currentPassword: ['Wrong.'], email: ['No.', 'Never.'] },
    });
  });

  it('a password reset link survives the round trip', () =>
    roundTrips(
      resetToken,
      fc.record({ uid: fc.string({ maxLength: 20 }), token: fc.string({ maxLength: 40 }) }),
      toWireResetLink,
      fromWireResetLink,
    ));

  it('a saved address survives the round trip', () => {
    fc.assert(
      fc.property(arbitraryAddress, arbitraryId, fc.boolean(), (address, id, isDefault) => {
        expect(
          fromWireSavedAddress(
            sent(savedAddress, toWireSavedAddress({ id, address, isDefault }, { origin })),
          ),
        ).toEqual(address);
      }),
    );
  });

  it('a refused password reset keeps its reason or else its messages', () => {
    for (const kind of ['user-not-active', 'reset-link-invalid'] as const) {
      expect(fromWireResetRefused(sent(resetRefused, toWireResetRefused({ kind })))).toEqual({
        kind,
      });
    }
    expect(fromWireResetRefused({ password: ['Too short.'], non_field_errors: ['No.'] })).toEqual({
      kind: 'reset-refused',
      messages: ['No.'],
    });
    expect(fromWireResetRefused({ password: ['Too short.'] })).toEqual({
      kind: 'reset-refused',
      messages: ['Too short.'],
    });
  });
});
