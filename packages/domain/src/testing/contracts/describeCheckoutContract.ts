import { describe, expect, it } from 'vitest';
import { type Address, type AddressField, maximumLength } from '../../checkout/index.ts';
import { anAddress } from '../index.ts';
import type { OpenShop } from './shopUnderTest.ts';
import { add, failureOf, order, readyToPay, signUp, successOf } from './steps.ts';

export const describeCheckoutContract = (name: string, open: OpenShop): void => {
  describe(`${name} as Checkout`, () => {
    it('[CHECKOUT-08, CHECKOUT-11] countries are listed with those the shop ships to', async () => {
      const { checkout } = await open();
      const countries = successOf(await checkout.countries());
      const shippable = (code: string) =>
        countries.find((country) => country.code === code)?.shippable ?? false;
      expect([shippable('DE'), shippable('US'), shippable('PR')]).toEqual([true, true, false]);
      for (const { printableName } of countries) expect(printableName).not.toBe('');
    });

    it('[CHECKOUT-04] a delivery address is stored in normalized form', async () => {
      const shop = await open();
      await add(shop);
      expect(await shop.checkout.shippingAddress()).toEqual({ ok: true, value: null });
      const address = anAddress({
        firstName: '  Ada ',
        company: 'Weber & Söhne',
        line2: 'Hof  2',
        postcode: ' 10119 ',
      });
      successOf(await shop.checkout.setShippingAddress(address));
      expect(successOf(await shop.checkout.shippingAddress())).toMatchObject({
        firstName: 'Ada',
        company: 'Weber & Söhne',
        line1: address.line1,
        line2: 'Hof 2',
        city: address.city,
        postcode: '10119',
        countryCode: 'DE',
      });
    });

    it.each<[string, Partial<Address>, Partial<Record<AddressField, unknown>>]>([
      [
        '[CHECKOUT-04] missing fields',
        { firstName: ' ', city: '' },
        { firstName: { kind: 'required' }, city: { kind: 'required' } },
      ],
      [
        '[CHECKOUT-05] a missing state',
        { countryCode: 'US', postcode: '10001', phone: '+1 212 555 0142' },
        { state: { kind: 'required' } },
      ],
      [
        'a postcode of another country',
        { postcode: 'SW1A 1AA' },
        { postcode: { kind: 'invalid-postcode', example: '10115' } },
      ],
      ['an invalid phone number', { phone: 'call me' }, { phone: { kind: 'invalid-phone' } }],
      [
        '[CHECKOUT-07] Kuwait as a city',
        { countryCode: 'KW', postcode: '13001', city: 'Kuwait' },
        { city: { kind: 'kuwait-city-name' } },
      ],
      [
        '[CHECKOUT-08] Puerto Rico',
        { countryCode: 'PR', postcode: '00901' },
        { countryCode: { kind: 'puerto-rico-not-shippable' } },
      ],
      [
        '[CHECKOUT-09] the Canary Islands under Spain',
        { countryCode: 'ES', postcode: '35001' },
        { countryCode: { kind: 'choose-canary-islands' } },
      ],
      [
        'a name too long',
        { lastName: 'x'.repeat(81) },
        { lastName: { kind: 'too-long', maximum: maximumLength.lastName } },
      ],
    ])('an address is refused at its field: %s', async (_, changes, fields) => {
      const shop = await open();
      await add(shop);
      const failure = failureOf(await shop.checkout.setShippingAddress(anAddress(changes)));
      expect(failure.kind).toBe('address-refused');
      expect(failure).toMatchObject({ fields });
      expect(await shop.checkout.shippingAddress()).toEqual({ ok: true, value: null });
    });

    it('[CHECKOUT-02] the chosen shipping method applies to the basket', async () => {
      const shop = await open();
      const { shippingMethods } = await add(shop);
      expect(shippingMethods.map(({ code }) => code)).toEqual([
        'standard',
        'express',
        'drop-point',
      ]);
      expect(
        successOf(await shop.checkout.chooseShippingMethod('express')).activeShippingMethodCode,
      ).toBe('express');
      expect(failureOf(await shop.checkout.chooseShippingMethod('carrier-pigeon')).kind).toBe(
        'basket-refused',
      );
    });

    it('[API-38] shipping methods have prices, and some destinations have none', async () => {
      const shop = await open();
      const { shippingMethods } = await add(shop);
      expect(successOf(await shop.checkout.shippingMethods(anAddress()))).toEqual(shippingMethods);
      const nowhere = anAddress({ countryCode: 'PR', postcode: '00901' });
      expect(failureOf(await shop.checkout.shippingMethods(nowhere)).kind).toBe('basket-refused');
    });

    it('a basket ships to a drop point near an address', async () => {
      const shop = await open();
      await add(shop);
      successOf(await shop.checkout.setShippingAddress(anAddress()));
      const points = successOf(await shop.checkout.dropPoints(anAddress()));
      expect(points.length).toBeGreaterThan(0);
      expect(points[0]).toMatchObject({
        name: expect.stringMatching(/\w/),
        line1: expect.stringMatching(/\w/),
        postcode: '10119',
        city: 'Berlin',
      });
      successOf(await shop.checkout.chooseDropPoint(points[0]?.id ?? ''));
      expect(failureOf(await shop.checkout.chooseDropPoint('nowhere')).kind).toBe('basket-refused');
    });

    it('[CHECKOUT-01] an incomplete basket names what is missing before payment', async () => {
      const shop = await open();
      expect(failureOf(await shop.checkout.validateBasket())).toEqual({ kind: 'basket-empty' });
      await add(shop);
      expect(failureOf(await shop.checkout.validateBasket())).toEqual({ kind: 'address-missing' });
      successOf(await shop.checkout.setShippingAddress(anAddress()));
      expect(failureOf(await shop.checkout.validateBasket())).toEqual({
        kind: 'shipping-method-missing',
      });
      successOf(await shop.checkout.chooseShippingMethod('standard'));
      expect(await shop.checkout.validateBasket()).toEqual({ ok: true, value: null });
    });

    it('addresses of customers are saved, addresses of guests are not', async () => {
      const shop = await open();
      expect(await shop.checkout.savedAddresses()).toEqual({ ok: true, value: [] });
      await signUp(shop);
      expect(await shop.checkout.savedAddresses()).toEqual({ ok: true, value: [] });
      await readyToPay(shop);
      await order(shop);
      expect(successOf(await shop.checkout.savedAddresses())).toMatchObject([
        { lastName: 'Weber', countryCode: 'DE' },
      ]);
    });
  });
};
