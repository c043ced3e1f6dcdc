import { describe, expect, it } from 'vitest';
import type { OpenShop } from './shopUnderTest.ts';
import { add, failureOf, order, readyToPay, signUp, successOf } from './steps.ts';

export const describeProfileExportContract = (name: string, open: OpenShop): void => {
  describe(`${name} as ProfileExport`, () => {
    it('an export is JSON with the account and its orders', async () => {
      const shop = await open();
      const email = await signUp(shop);
      await add(shop);
      await readyToPay(shop);
      const number = await order(shop);
      const text = successOf(await shop.profileExport.create(''));
      expect(JSON.parse(text)).toBeTypeOf('object');
      for (const part of [email, number]) expect(text).toContain(part);
    });

    it('an export contains no other customer, and a guest has none', async () => {
      const [shop, other] = [await open(), await open()];
      await signUp(shop);
      const email = await signUp(other);
      expect(successOf(await shop.profileExport.create(''))).not.toContain(email);
      expect(failureOf(await (await open()).profileExport.create('')).kind).toBe('unreachable');
    });
  });
};
