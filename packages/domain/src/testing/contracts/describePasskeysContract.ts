import { describe, expect, it } from 'vitest';
import type { OwnerProof } from '../../account/index.ts';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import { failureOf, password, signUp, successOf } from './steps.ts';

const byPassword: OwnerProof = { kind: 'password', currentPassword: password };
const byPasskey: OwnerProof = { kind: 'passkey' };

const withPasskey = async (
  open: OpenShop,
): Promise<{ readonly shop: ShopUnderTest; readonly email: string; readonly id: number }> => {
  const shop = await open();
  const email = await signUp(shop);
  const { id } = successOf(await shop.passkeys.add({ name: 'Phone', proof: byPassword }));
  return { shop, email, id };
};

export const describePasskeysContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Passkeys`, () => {
    it('a guest has no passkeys', async () => {
      const { passkeys } = await open();
      const nothing = { kind: 'unreachable' };
      expect(failureOf(await passkeys.add({ name: 'Phone', proof: byPassword }))).toEqual(nothing);
      expect(failureOf(await passkeys.rename(1, 'Phone'))).toEqual(nothing);
      expect(failureOf(await passkeys.remove(1, byPassword))).toEqual(nothing);
    });

    it('a customer adds a passkey with the password and signs in with it', async () => {
      const { shop, email, id } = await withPasskey(open);
      expect(successOf(await shop.security.overview()).passkeys).toMatchObject([
        { id, name: 'Phone', usedAt: null },
      ]);
      await shop.account.signOut();
      expect(successOf(await shop.passkeys.signIn('asked')).email).toBe(email);
      expect(successOf(await shop.account.currentUser())?.email).toBe(email);
      const { passkeys, events } = successOf(await shop.security.overview());
      expect(passkeys).toMatchObject([{ id, usedAt: expect.any(String) }]);
      expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'signed-out')).toEqual([
        'signed-in-by-passkey',
        'passkey-added',
        'signed-up',
      ]);
    });

    it('signing in with a passkey requires no second factor', async () => {
      const { shop, email } = await withPasskey(open);
      const { key } = successOf(
        await shop.security.startSecondFactor({ currentPassword: password }),
      );
      successOf(await shop.security.confirmSecondFactor({ code: shop.oneTimeCode(key) }));
      await shop.account.signOut();
      expect(failureOf(await shop.account.signIn({ email, password })).kind).toBe(
        'second-factor-required',
      );
      expect(successOf(await shop.passkeys.signIn('asked')).email).toBe(email);
    });

    it('a passkey cannot sign in another customer during a session', async () => {
      const { shop } = await withPasskey(open);
      expect(failureOf(await shop.passkeys.signIn('asked'))).toEqual({ kind: 'session-in-use' });
    });

    it('passkey failures are reported at their field', async () => {
      const { shop, id } = await withPasskey(open);
      const wrong: OwnerProof = { kind: 'password', currentPassword: 'not-this-one' };
      const atPassword = {
        kind: 'fields-refused',
        fields: { currentPassword: [expect.stringMatching(/\w/)] },
      };
      const other = await open();
      await signUp(other);
      expect(failureOf(await other.passkeys.add({ name: 'Phone', proof: wrong }))).toEqual(
        atPassword,
      );
      expect(failureOf(await shop.passkeys.remove(id, wrong))).toEqual(atPassword);
      expect(failureOf(await shop.passkeys.rename(id, '  '))).toEqual({
        kind: 'fields-refused',
        fields: { name: [expect.stringMatching(/\w/)] },
      });
      expect(failureOf(await other.passkeys.add({ name: ' ', proof: byPassword }))).toMatchObject({
        fields: { name: [expect.any(String)] },
      });
    });

    it('a passkey proves the identity of the customer', async () => {
      const { shop, id } = await withPasskey(open);
      expect(failureOf(await shop.passkeys.add({ name: 'Again', proof: byPasskey }))).toEqual({
        kind: 'passkey-here-already',
      });
      expect(await shop.passkeys.remove(id, byPasskey)).toEqual({ ok: true, value: null });
      const other = await open();
      await signUp(other);
      expect(failureOf(await other.passkeys.add({ name: 'Phone', proof: byPasskey }))).toEqual({
        kind: 'passkey-dismissed',
      });
    });

    it('a passkey is renamed and, once removed, signs in no more', async () => {
      const { shop, id } = await withPasskey(open);
      expect(successOf(await shop.passkeys.rename(id, '  My   phone '))).toMatchObject({
        id,
        name: 'My phone',
      });
      expect(await shop.passkeys.remove(id, byPassword)).toEqual({ ok: true, value: null });
      expect(successOf(await shop.security.overview()).passkeys).toEqual([]);
      await shop.account.signOut();
      expect(failureOf(await shop.passkeys.signIn('asked'))).toEqual({ kind: 'passkey-refused' });
    });

    it('passkeys of other customers cannot be changed', async () => {
      const { shop, id } = await withPasskey(open);
      const other = await withPasskey(open);
      expect(failureOf(await other.shop.passkeys.rename(id, 'Mine'))).toEqual({
        kind: 'unreachable',
      });
      expect(failureOf(await other.shop.passkeys.remove(id, byPassword))).toEqual({
        kind: 'unreachable',
      });
      expect(successOf(await shop.security.overview()).passkeys).toMatchObject([
        { id, name: 'Phone' },
      ]);
    });
  });
};
