import {
  type AddressFailures,
  type AddressField,
  emptyAddress,
  maximumLength,
} from '@tailorbird/domain/checkout';
import { anAddress, arbitraryAddress } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comesBack, sent } from '../testing/comesBack.ts';
import { address } from './addressSchema.ts';
import { addressErrors, addressToSend } from './addressToSend.ts';
import {
  fromWireAddress,
  fromWireAddressToSend,
  toWireAddress,
  toWireAddressToSend,
} from './mapAddress.ts';
import { fromWireAddressErrors, toWireAddressErrors } from './mapAddressErrors.ts';

const origin = 'https://shop.example.test';

describe('an address comes back', () => {
  it('from a basket or an order', () =>
    comesBack(
      address,
      arbitraryAddress,
      (value) => toWireAddress(value, { origin }),
      fromWireAddress,
    ));

  it('from a customer, also without a country', () =>
    comesBack(
      addressToSend,
      fc.oneof(arbitraryAddress, fc.constant(emptyAddress)),
      toWireAddressToSend,
      fromWireAddressToSend,
    ));

  it('with its third line as part of the second', () => {
    const wire = toWireAddressToSend(anAddress({ line2: 'Hinterhaus' }));
    expect(fromWireAddressToSend({ ...wire, line3: '3. Stock' })?.line2).toBe(
      'Hinterhaus, 3. Stock',
    );
    expect(fromWireAddressToSend({ ...wire, line2: ' ', line3: '3. Stock' })?.line2).toBe(
      '3. Stock',
    );
    expect(fromWireAddressToSend({ ...wire, line3: ' ' })?.line2).toBe('Hinterhaus');
  });

  it('but not with a country that is no link to one', () => {
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

describe('what is wrong with an address comes back', () => {
  it('by its codes, whatever the messages say', () =>
    comesBack(
      addressErrors,
      failures,
      (fields) => toWireAddressErrors(fields, () => 'Some words.'),
      (errors) => {
        const refused = fromWireAddressErrors(errors, anAddress());
        return refused.kind === 'address-refused' && refused.fields;
      },
    ));

  it('as it is documented', () => {
    const body = {
      line4: ['Please write the full name: Kuwait City.'],
      error_codes: { line4: 'kuwait-city-name' },
    };
    const messageOf = (): string => 'Please write the full name: Kuwait City.';
    expect(
      sent(addressErrors, toWireAddressErrors({ city: { kind: 'kuwait-city-name' } }, messageOf)),
    ).toEqual(body);
  });

  it('and as messages alone where the body was no address', () => {
    expect(fromWireAddressErrors({ first_name: ['This field is required.'] }, anAddress())).toEqual(
      {
        kind: 'basket-refused',
        message: 'This field is required.',
      },
    );
  });
});
