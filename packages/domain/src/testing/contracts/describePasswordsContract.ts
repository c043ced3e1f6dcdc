import { describe, expect, it } from 'vitest';
import type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
import { failureOf, password, signUp, successOf, unique } from './steps.ts';

const done = { ok: true, value: null };
const renewed = 'two-needles-no-thread';

const mailedLink = async (shop: ShopUnderTest, email: string) => {
  expect(await shop.passwords.requestReset(email)).toEqual(done);
  const link = await shop.mailedLink(email);
  if (!link) throw new Error('No link was mailed');
  return link;
};

export const describePasswordsContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Passwords`, () => {
    it('[AUTH-30] a reset link is mailed only to accounts, with the same response', async () => {
      const shop = await open();
      const email = await signUp(shop);
      const stranger = `${unique('nobody')}@example.test`;
      expect(await shop.passwords.requestReset(stranger)).toEqual(done);
      expect(await shop.mailedLink(stranger)).toBeNull();
      const link = await mailedLink(shop, ` ${email.toUpperCase()} `.trim());
      expect(await shop.passwords.checkLink(link)).toEqual(done);
    });

    it('[AUTH-31] a valid reset link sets the password once and ends all sessions', async () => {
      const shop = await open();
      const email = await signUp(shop);
      const link = await mailedLink(shop, email);
      expect(await shop.passwords.setPassword(link, renewed)).toEqual(done);
      expect(await shop.account.currentUser()).toEqual(done);
      expect(failureOf(await shop.account.signIn({ email, password }))).toEqual({
        kind: 'invalid-credentials',
      });
      expect(successOf(await shop.account.signIn({ email, password: renewed })).email).toBe(email);
      expect(failureOf(await shop.passwords.checkLink(link))).toEqual({
        kind: 'reset-link-invalid',
      });
      expect(failureOf(await shop.passwords.setPassword(link, renewed))).toEqual({
        kind: 'reset-link-invalid',
      });
    });

    it('[AUTH-24] a short or common password is refused and the link stays valid', async () => {
      const shop = await open();
      const link = await mailedLink(shop, await signUp(shop));
      for (const bad of ['short', 'password123']) {
        const failure = failureOf(await shop.passwords.setPassword(link, bad));
        expect(failure).toMatchObject({
          kind: 'reset-refused',
          messages: [expect.stringMatching(/\w/)],
        });
      }
      expect(await shop.passwords.checkLink(link)).toEqual(done);
    });

    it.each([
      { uid: '', token: '' },
      { uid: 'MQ', token: 'made-up' },
      { uid: '../..', token: '%00' },
    ])('the reset link %j is not found', async (link) => {
      const shop = await open();
      expect(failureOf(await shop.passwords.checkLink(link)).kind).toMatch(
        /reset-link-invalid|reset-refused/,
      );
      expect(failureOf(await shop.passwords.setPassword(link, renewed)).kind).toMatch(
        /reset-link-invalid|reset-refused/,
      );
    });
  });
};
