import { describe, expect, it } from 'vitest';
import { signIn } from '../../account/index.ts';
import type { OpenShop } from './shopUnderTest.ts';
import { add, currentBasket, failureOf, password, signUp, successOf, unique } from './steps.ts';

const newcomer = (email: string, secret = password) => ({
  email,
  password: secret,
  newsletter: true,
  source: 'test',
  signingUpWithCredit: false,
});

export const describeAccountContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Account`, () => {
    it('a visit starts as a guest with a location and an empty basket', async () => {
      const { account } = await open();
      expect(successOf(await account.visit())).toMatchObject({
        user: null,
        location: { countryCode: 'DE', currency: 'EUR' },
        basketCount: 0,
      });
      expect(await account.currentUser()).toEqual({ ok: true, value: null });
    });

    it('[AUTH-24] signing up signs the customer in', async () => {
      const { account } = await open();
      const email = `${unique('new')}@example.test`;
      const user = successOf(await account.signUp(newcomer(email)));
      expect(user).toMatchObject({
        email,
        newsletter: true,
        isStaff: false,
        isSuperuser: false,
        orderCount: 0,
      });
      expect(await account.currentUser()).toEqual({ ok: true, value: user });
      expect(successOf(await account.visit()).user).toEqual(user);
      expect(successOf(await account.credit()).amount).toBe(0);
    });

    it('[AUTH-34] an address with an account is taken, in upper or lower case', async () => {
      const [first, second] = [await open(), await open()];
      const email = await signUp(first);
      expect(failureOf(await second.account.signUp(newcomer(email.toUpperCase())))).toEqual({
        kind: 'already-exists',
      });
    });

    it.each([
      ['an invalid address', 'not an address', password],
      ['no address', '', password],
      ['a short password', 'someone@example.test', 'short'],
      ['a common password', 'someone@example.test', 'password123'],
    ])('[AUTH-20, AUTH-21, AUTH-35] sign-up reports the error of %s', async (_, email, secret) => {
      const { account } = await open();
      const failure = failureOf(await account.signUp(newcomer(email, secret)));
      expect(failure).toMatchObject({
        kind: 'sign-up-invalid',
        messages: [expect.stringMatching(/\w/)],
      });
      expect(await account.currentUser()).toEqual({ ok: true, value: null });
    });

    it('a customer signs out and in again', async () => {
      const { account } = await open();
      const email = `${unique('back')}@example.test`;
      const user = successOf(await account.signUp(newcomer(email)));
      expect(await account.signOut()).toEqual({ ok: true, value: null });
      expect(await account.currentUser()).toEqual({ ok: true, value: null });
      expect(await account.signIn({ email, password })).toEqual({ ok: true, value: user });
    });

    it('[AUTH-33] wrong email and wrong password get the same refusal', async () => {
      const shop = await open();
      const email = await signUp(shop);
      await shop.account.signOut();
      const refused = { kind: 'invalid-credentials' };
      expect(failureOf(await shop.account.signIn({ email, password: 'wrong-password' }))).toEqual(
        refused,
      );
      expect(
        failureOf(
          await shop.account.signIn({ email: `${unique('nobody')}@example.test`, password }),
        ),
      ).toEqual(refused);
    });

    it('[AUTH-32] signing in twice succeeds, and another customer is refused', async () => {
      const [first, second] = [await open(), await open()];
      const [mine, theirs] = [await signUp(first), await signUp(second)];
      expect(successOf(await signIn(first)({ email: mine, password })).email).toBe(mine);
      expect(failureOf(await signIn(first)({ email: theirs, password }))).toEqual({
        kind: 'session-in-use',
      });
      expect(successOf(await first.account.currentUser())?.email).toBe(mine);
    });

    it('a customer changes their profile', async () => {
      const shop = await open();
      await signUp(shop);
      const changed = successOf(
        await shop.account.update({ firstName: 'Ada', lastName: 'Weber-Çelik', newsletter: true }),
      );
      expect(changed).toMatchObject({
        firstName: 'Ada',
        lastName: 'Weber-Çelik',
        newsletter: true,
      });
      expect(await shop.account.currentUser()).toEqual({ ok: true, value: changed });
    });

    it('a guest keeps every basket line when signing in', async () => {
      const shop = await open();
      const email = await signUp(shop);
      await add(shop, { initials: 'A', quantity: 30 });
      await shop.account.signOut();
      expect(successOf(await shop.baskets.count())).toBe(0);
      await add(shop, { initials: 'A', quantity: 30 });
      await add(shop, { initials: 'B', quantity: 2 });
      successOf(await shop.account.signIn({ email, password }));
      const { lines, itemCount } = await currentBasket(shop);
      expect(itemCount).toBe(62);
      const pieces = (initials: string): number =>
        lines
          .filter(({ snapshot }) => snapshot.initials === initials)
          .reduce((sum, { quantity }) => sum + quantity, 0);
      expect([pieces('A'), pieces('B')]).toEqual([60, 2]);
      expect(successOf(await shop.account.visit()).basketCount).toBe(62);
    });

    it('[PRICE-22] prices use the currency of the chosen country', async () => {
      const shop = await open();
      await add(shop);
      expect(successOf(await shop.account.chooseCountry('US')).location).toMatchObject({
        countryCode: 'US',
        countryName: 'United States',
        continentCode: 'NA',
        currency: 'USD',
        shippingAvailable: true,
        levyTerms: { kind: 'included' },
      });
      const basket = await currentBasket(shop);
      expect(basket.total.currency).toBe('USD');
      expect(basket.lines).toHaveLength(1);
    });
  });
};
