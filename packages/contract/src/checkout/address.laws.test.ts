import {
  type AddressFailures,
  type AddressField,
  emptyAddress,
  maximumLength,
} from '@tailorbird/domain/checkout';
import { anAddress, arbitraryAddress } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTrips, sent } from '../testing/roundTrips.ts';
import {
  address,
  addressErrors,
  addressToSend,
  fromWireAddress,
  fromWireAddressToSend,
  toWireAddress,
  toWireAddressToSend,
} from './address.ts';
import { fromWireAddressErrors, toWireAddressErrors } from './addressRefusal.ts';

const origin = 'https://shop.example.test';

describe('round trips of addresses', () => {
  it('an address of a basket or an order survives the round trip', () =>
    roundTrips(
      address,
      arbitraryAddress,
      (value) => toWireAddress(value, { origin }),
      fromWireAddress,
    ));

  it('an address of a customer survives the round trip, even without a country', () =>
    roundTrips(
      addressToSend,
      fc.oneof(arbitraryAddress, fc.constant(emptyAddress)),
      toWireAddressToSend,
      fromWireAddressToSend,
    ));

  it('the third line of an address becomes part of the second', () => {
    const wire = toWireAddressToSend(anAddress({ line2: 'Hinterhaus' }));
    expect(fromWireAddressToSend({ ...wire, line3: '3. Stock' })?.line2).toBe(
      'Hinterhaus, 3. Stock',
    );
    expect(fromWireAddressToSend({ ...wire, line2: ' ', line3: '3. Stock' })?.line2).toBe(
      '3. Stock',
    );
    expect(fromWireAddressToSend({ ...wire, line3: ' ' })?.line2).toBe('Hinterhaus');
  });

  it('an address is refused unless its country is a country link', () => {
    for (const country of ['NL', '/oscarapi/countries/nl/', 'x']) {
      expect(fromWireAddressToSend({ ...toWireAddressToSend(anAddress()), country })).toBeNull();
    }
  });
});

const failures: fc.Arbitrary<AddressFailures> = fc
  .dictionary(
    fc.constantFrom(...(Object.keys(maximumLength) as AddressField[])),
    fc.constantFrom(
      'required',
      'invalid-phone',
      'kuwait-city-name',
      'puerto-rico-not-shippable',
      'choose-canary-islands',
      'country-not-shippable',
      'too-long',
      'invalid-postcode',
    ),
    { noNullPrototype: true },
  )
  .map((kinds) =>
    Object.fromEntries(
      Object.entries(kinds).map(([field, kind]) => [
        field,
        {
          kind,
          ...(kind === 'too-long' && { maximum: maximumLength[field as AddressField] }),
          ...(kind === 'invalid-postcode' && { example: '10115', word: 'postal' }),
        },
      ]),
    ),
  );

describe('round trips of address errors', () => {
  it('address errors are restored from their codes, whatever the messages', () =>
    roundTrips(
      addressErrors,
      failures,
      (fields) => toWireAddressErrors(fields, () => 'Some words.'),
      (errors) => {
        const refused = fromWireAddressErrors(errors, anAddress());
        return refused.kind === 'address-refused' && refused.fields;
      },
    ));

  it('address errors match their documented body', () => {
    const body = {
      line4: ['Please write the full name: Kuwait City.'],
      error_codes: { line4: 'kuwait-city-name' },
    };
    const messageOf = (): string => 'Please write the full name: Kuwait City.';
    expect(
      sent(addressErrors, toWireAddressErrors({ city: { kind: 'kuwait-city-name' } }, messageOf)),
    ).toEqual(body);
  });

  it('errors of a body that is no address are kept as messages', () => {
    expect(fromWireAddressErrors({ first_name: ['This field is required.'] }, anAddress())).toEqual(
      {
        kind: 'basket-refused',
        message: 'This field is required.',
      },
    );
  });
});
