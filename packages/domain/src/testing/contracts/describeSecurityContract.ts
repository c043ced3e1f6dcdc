import { describe, expect, it } from 'vitest';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import { failureOf, password, signUp, successOf, unique } from './steps.ts';

const done = { ok: true, value: null };
const renewed = 'two-needles-no-thread';
const isSignedIn = async (shop: ShopUnderTest): Promise<boolean> =>
  successOf(await shop.account.currentUser()) !== null;

const inTwoBrowsers = async (open: OpenShop) => {
  const [here, there] = [await open(), await open()];
  const email = await signUp(here);
  successOf(await there.account.signIn({ email, password }));
  return { here, there, email };
};

export const describeSecurityContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Security`, () => {
    it('a guest has no security settings', async () => {
      const { security } = await open();
      const nothing = { ok: false, failure: { kind: 'unreachable' } };
      expect(await security.overview()).toEqual(nothing);
      expect(
        await security.changePassword({ currentPassword: password, password: renewed }),
      ).toEqual(nothing);
      expect(
        await security.changeEmail({ currentPassword: password, email: 'new@example.test' }),
      ).toEqual(nothing);
      expect(await security.endOtherSessions()).toEqual(nothing);
    });

    it('sessions are listed and can be ended', async () => {
      const { here, there, email } = await inTwoBrowsers(open);
      const { sessions, ...account } = successOf(await here.security.overview());
      expect(account).toMatchObject({ email, pendingEmail: null, hasPassword: true });
      expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
      expect(await here.security.endSession(sessions[1]?.id ?? '')).toEqual(done);
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    });

    it('another customer’s session cannot be ended', async () => {
      const [mine, theirs] = [await open(), await open()];
      await signUp(mine);
      await signUp(theirs);
      const { sessions } = successOf(await theirs.security.overview());
      expect((await mine.security.endSession(sessions[0]?.id ?? '')).ok).toBe(false);
      expect(await isSignedIn(theirs)).toBe(true);
    });

    it('all other sessions are ended at once', async () => {
      const { here, there } = await inTwoBrowsers(open);
      expect(await here.security.endOtherSessions()).toEqual(done);
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
      expect(successOf(await here.security.overview()).sessions).toHaveLength(1);
    });

    it('a password change needs the current one and ends other sessions', async () => {
      const { here, there, email } = await inTwoBrowsers(open);
      expect(
        await here.security.changePassword({ currentPassword: password, password: renewed }),
      ).toEqual(done);
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
      expect(failureOf(await there.account.signIn({ email, password }))).toEqual({
        kind: 'invalid-credentials',
      });
      expect(successOf(await there.account.signIn({ email, password: renewed })).email).toBe(email);
    });

    it('failures of a change are reported at their field', async () => {
      const { security } = await signedIn(open);
      expect(
        failureOf(
          await security.changePassword({ currentPassword: 'not-this-one', password: renewed }),
        ),
      ).toEqual({
        kind: 'fields-refused',
        fields: { currentPassword: [expect.stringMatching(/\w/)] },
      });
      expect(
        failureOf(await security.changePassword({ currentPassword: password, password: 'short' })),
      ).toEqual({
        kind: 'fields-refused',
        fields: { password: [expect.stringMatching(/\w/)] },
      });
      expect(
        failureOf(await security.changeEmail({ currentPassword: password, email: 'no address' })),
      ).toEqual({
        kind: 'fields-refused',
        fields: { email: [expect.stringMatching(/\w/)] },
      });
    });

    it('a mailed link changes the email address once', async () => {
      const shop = await open();
      const email = await signUp(shop);
      const next = `${unique('moved')}@example.test`;
      expect(await shop.security.changeEmail({ currentPassword: password, email: next })).toEqual(
        done,
      );
      expect(successOf(await shop.security.overview())).toMatchObject({
        email,
        pendingEmail: next,
      });
      const link = (await shop.mailedConfirmation(next)) ?? { uid: '', token: '' };
      expect(failureOf(await shop.security.confirmEmail({ ...link, token: 'made-up' }))).toEqual({
        kind: 'email-link-invalid',
      });
      expect(await shop.security.confirmEmail(link)).toEqual(done);
      expect(successOf(await shop.security.overview())).toMatchObject({
        email: next,
        pendingEmail: null,
      });
      expect(successOf(await shop.account.currentUser())?.email).toBe(next);
      expect(failureOf(await shop.security.confirmEmail(link))).toEqual({
        kind: 'email-link-invalid',
      });
    });

    it('the newest mailed link confirms the address of the sign-up', async () => {
      const shop = await open();
      const email = await signUp(shop);
      const confirmed = async () => successOf(await shop.account.currentUser())?.emailConfirmed;
      expect(await confirmed()).toBe(false);
      expect(successOf(await shop.security.overview()).pendingEmail).toBeNull();
      const first = (await shop.mailedConfirmation(email)) ?? { uid: '', token: '' };
      expect(await shop.security.sendConfirmation()).toEqual(done);
      const second = (await shop.mailedConfirmation(email)) ?? { uid: '', token: '' };
      expect(failureOf(await shop.security.confirmEmail(first))).toEqual({
        kind: 'email-link-invalid',
      });
      expect(await shop.security.confirmEmail(second)).toEqual(done);
      expect(await confirmed()).toBe(true);
      expect(await shop.security.sendConfirmation()).toEqual(done);
      expect(await shop.mailedConfirmation(email)).toEqual(name === 'in memory' ? null : second);
    });

    it('a second factor requires a code or a recovery code, which works once', async () => {
      const shop = await open();
      const email = await signUp(shop);
      const credentials = { email, password };
      expect(
        failureOf(await shop.security.startSecondFactor({ currentPassword: 'not-this-one' })).kind,
      ).toBe('fields-refused');
      const { key, address } = successOf(
        await shop.security.startSecondFactor({ currentPassword: password }),
      );
      expect(address).toContain(key);
      expect(failureOf(await shop.security.confirmSecondFactor({ code: '000000' }))).toEqual({
        kind: 'fields-refused',
        fields: { code: [expect.stringMatching(/\w/)] },
      });
      expect(successOf(await shop.security.overview()).secondFactor).toEqual({
        isOn: false,
        recoveryCodesLeft: 0,
      });
      const codes = successOf(
        await shop.security.confirmSecondFactor({ code: shop.oneTimeCode(key) }),
      );
      expect(successOf(await shop.security.overview()).secondFactor).toEqual({
        isOn: true,
        recoveryCodesLeft: codes.length,
      });
      await shop.account.signOut();
      expect(failureOf(await shop.account.signIn(credentials))).toEqual({
        kind: 'second-factor-required',
      });
      expect(
        failureOf(await shop.account.signIn({ ...credentials, oneTimeCode: '000000' })),
      ).toEqual({ kind: 'second-factor-wrong' });
      expect(
        successOf(
          await shop.account.signIn({ ...credentials, oneTimeCode: shop.oneTimeCode(key, 1) }),
        ).email,
      ).toBe(email);
      await shop.account.signOut();
      const [code = ''] = codes;
      expect(
        successOf(await shop.account.signIn({ ...credentials, oneTimeCode: code })).email,
      ).toBe(email);
      expect(successOf(await shop.security.overview()).secondFactor.recoveryCodesLeft).toBe(
        codes.length - 1,
      );
      await shop.account.signOut();
      expect(failureOf(await shop.account.signIn({ ...credentials, oneTimeCode: code }))).toEqual({
        kind: 'second-factor-wrong',
      });
      successOf(await shop.account.signIn({ ...credentials, oneTimeCode: codes[1] ?? '' }));
      expect(await shop.security.removeSecondFactor({ currentPassword: password })).toEqual(done);
      await shop.account.signOut();
      expect(successOf(await shop.account.signIn(credentials)).email).toBe(email);
    });

    it('security events are listed newest first', async () => {
      const shop = await open();
      const email = await signUp(shop);
      await shop.account.signOut();
      await shop.account.signIn({ email, password: 'not-this-one' });
      await shop.account.signIn({ email, password });
      await shop.security.changePassword({ currentPassword: password, password: renewed });
      const kinds = successOf(await shop.security.overview()).events.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== 'signed-out')).toEqual([
        'password-changed',
        'signed-in',
        'sign-in-failed',
        'signed-up',
      ]);
    });

    it('a taken address is revealed only to its reader', async () => {
      const [one, other] = [await open(), await open()];
      const taken = await signUp(one);
      await signUp(other);
      expect(await other.security.changeEmail({ currentPassword: password, email: taken })).toEqual(
        done,
      );
      const link = await other.mailedConfirmation(taken);
      if (link)
        expect(failureOf(await other.security.confirmEmail(link))).toEqual({ kind: 'email-taken' });
      expect(successOf(await other.account.currentUser())?.email).not.toBe(taken);
    });
  });
};

const signedIn = async (open: OpenShop): Promise<ShopUnderTest> => {
  const shop = await open();
  await signUp(shop);
  return shop;
};
