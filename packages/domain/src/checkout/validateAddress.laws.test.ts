import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  type Address,
  type AddressFailures,
  type AddressField,
  addressLines,
  addressWarnings,
  countryRuleOf,
  countryRules,
  emptyAddress,
  maximumLength,
  normalizeAddress,
  postcodeWord,
  validateAddress,
} from './index.ts';

const countries = [...Object.keys(countryRules), 'HK', 'AE', 'PR'];
const good = (countryCode: string): Address => ({
  ...emptyAddress,
  firstName: 'Ada',
  lastName: 'Núñez',
  line1: '1 Weaver Street',
  city: countryCode === 'KW' ? 'Kuwait City' : 'Town',
  state: countryRuleOf(countryCode).stateRequired ? 'NY' : '',
  postcode: countryRuleOf(countryCode).postcode?.example ?? '',
  countryCode,
  phone: '+45 12 34 56 78',
});
const failuresOf = (
  address: Address,
  shippable: readonly string[] | null = countries,
): AddressFailures => {
  const result = validateAddress(address, shippable);
  return result.ok ? {} : result.failure;
};
const fields = Object.keys(emptyAddress) as readonly AddressField[];
const anyAddress: fc.Arbitrary<Address> = fc.record({
  ...(Object.fromEntries(
    fields.map((field) => [
      field,
      fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 20 })),
    ]),
  ) as Record<AddressField, fc.Arbitrary<string>>),
  countryCode: fc.constantFrom(...countries, '', 'xx'),
});

describe('an address', () => {
  test('[CHECKOUT-04] the example address of each country is accepted', () => {
    for (const country of countries.filter((code) => code !== 'PR'))
      expect([country, failuresOf(good(country))]).toEqual([country, {}]);
  });

  test('[CHECKOUT-04] an accepted address is returned in normalized form', () => {
    const messy = { ...good('DK'), city: '  København  K ' };
    expect(validateAddress(messy, ['DK'])).toEqual({
      ok: true,
      value: { ...good('DK'), city: 'København K' },
    });
  });

  test('[CHECKOUT-04] only company, line two and some states and postcodes are optional', () => {
    for (const country of countries) {
      const missing = failuresOf({ ...emptyAddress, countryCode: country });
      const { stateRequired, postcode } = countryRuleOf(country);
      const required = fields.filter((field) => missing[field]?.kind === 'required');
      expect([country, [...required].sort()]).toEqual([
        country,
        [
          'firstName',
          'lastName',
          'line1',
          'city',
          'phone',
          ...(stateRequired ? ['state'] : []),
          ...(postcode ? ['postcode'] : []),
        ].sort(),
      ]);
    }
    expect(failuresOf(emptyAddress).countryCode).toEqual({ kind: 'required' });
  });

  test('[CHECKOUT-05] requires a state only in the US, Canada and Australia', () => {
    expect(
      Object.keys(countryRules)
        .filter((code) => countryRules[code]!.stateRequired)
        .sort(),
    ).toEqual(['AU', 'CA', 'US']);
    expect(failuresOf({ ...good('US'), state: ' ' }).state).toEqual({ kind: 'required' });
    expect(failuresOf({ ...good('DK'), state: '' })).toEqual({});
  });

  test('[CHECKOUT-04] an accepted address is accepted again, unchanged', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const tidy = normalizeAddress(address);
        expect(normalizeAddress(tidy)).toEqual(tidy);
        const result = validateAddress(address, null);
        if (result.ok) expect(validateAddress(result.value, null)).toEqual(result);
        else expect(validateAddress(tidy, null)).toEqual(result);
      }),
      // Upper-casing Greek ΐ decomposes it, so composing must come after.
      { ...runs(1500), examples: [[{ ...emptyAddress, postcode: 'ΐ' }]] },
    );
  });

  test('[CHECKOUT-04] stray spaces and Unicode composition do not matter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.constantFrom(...fields), (country, field) => {
        const address = good(country);
        const messy = {
          ...address,
          [field]: `  ${address[field].replace(' ', ' \t ').normalize('NFD')} `,
        };
        expect(validateAddress(messy, null)).toEqual(validateAddress(address, null));
      }),
      runs(300),
    );
  });

  test('[ERR-16] each field has a maximum length in visible characters', () => {
    for (const field of fields.filter(
      (each) => each !== 'countryCode' && each !== 'postcode' && each !== 'phone',
    )) {
      const at = '𝒳'.repeat(maximumLength[field]);
      expect(failuresOf({ ...good('HK'), [field]: at })[field]).toBeUndefined();
      expect(failuresOf({ ...good('HK'), [field]: `${at}x` })[field]).toEqual({
        kind: 'too-long',
        maximum: maximumLength[field],
      });
    }
  });

  test('[ERR-15] a failure is reported per field, and only for fields that fail', () => {
    expect(failuresOf({ ...good('US'), city: '', phone: 'none', postcode: '1' })).toEqual({
      city: { kind: 'required' },
      phone: { kind: 'invalid-phone' },
      postcode: { kind: 'invalid-postcode', example: '10001', word: 'zip' },
    });
  });
});

describe('postcodes by country', () => {
  test.each([
    ['US', ['10001', '10001-1234'], ['1000', '100011', 'ABCDE', '10001-12']],
    ['CA', ['K1A 0B1', 'k1a0b1', 'K1A-0B1'], ['D1A 0B1', '12345']],
    [
      'GB',
      ['SW1A 1AA', 'M1 1AE', 'M1- 1AE', 'GIR 0AA', 'gir0aa', 'ec1a1bb'],
      ['SW1A', '12345', 'S 1AA'],
    ],
    ['IE', ['D02 AF30', 'A65F4E2'], ['02 AF30', 'D02']],
    ['DE', ['10115', 'D-10115'], ['1011', '101155', 'D-1011']],
    ['AT', ['1010'], ['10100']],
    ['CH', ['8001'], ['80011']],
    ['DK', ['1050', 'DK-1050'], ['105', 'DK-105']],
    ['SE', ['111 22', '11122', '11 122'], ['1112']],
    ['NO', ['0150'], ['150']],
    ['FI', ['00100'], ['0100']],
    ['NL', ['1012 AB', '1012ab'], ['1012', 'AB1012']],
    ['BE', ['1000'], ['B1000']],
    ['FR', ['75001'], ['7500']],
    ['ES', ['28001'], ['2800']],
    ['IC', ['35001', '38650'], ['28001']],
    ['PT', ['1100-148', '1100148', '1100 148'], ['1100']],
    ['IT', ['00184'], ['0184']],
    ['PL', ['00-001', '00001'], ['0001']],
    ['JP', ['100-0001', '1000001'], ['100-001']],
    ['SG', ['018956'], ['18956']],
    ['NZ', ['6011'], ['601']],
    ['KW', ['13001'], ['1300']],
  ] as const)('[CHECKOUT-05] a postcode is checked by country: %s', (country, right, wrong) => {
    for (const postcode of right)
      expect(failuresOf({ ...good(country), postcode }).postcode).toBeUndefined();
    for (const postcode of wrong) {
      expect(failuresOf({ ...good(country), postcode }).postcode).toEqual({
        kind: 'invalid-postcode',
        example: countryRuleOf(country).postcode!.example,
        word: postcodeWord(country),
      });
    }
  });

  test('[CHECKOUT-05] postcodes match fully, with or without space, in capitals', () => {
    for (const [country, { postcode }] of Object.entries(countryRules)) {
      const example = postcode!.example;
      const check = (typed: string) => [
        country,
        typed,
        failuresOf({ ...good(country), postcode: typed }).postcode?.kind,
      ];
      for (const typed of [`9${example}`, `${example}9`, `X${example}`, `${example}X`]) {
        expect(check(typed)).toEqual([country, typed, 'invalid-postcode']);
      }
      for (const typed of [example, example.replace(' ', ''), ` ${example.toLowerCase()} `])
        expect(check(typed)).toEqual([country, typed, undefined]);
      expect(normalizeAddress({ ...good(country), postcode: example.toLowerCase() }).postcode).toBe(
        example,
      );
    }
  });

  test('[CHECKOUT-05] postcodes are formatted as their country writes them', () => {
    const tidied = (countryCode: string, postcode: string) =>
      normalizeAddress({ ...emptyAddress, countryCode, postcode }).postcode;
    for (const [country, { postcode }] of Object.entries(countryRules)) {
      const example = postcode!.example;
      for (const separator of ['', ' ', '-', ' - '])
        expect([country, tidied(country, example.replace(/[ -]/, separator))]).toEqual([
          country,
          example,
        ]);
    }
    expect(tidied('DE', 'D-10119')).toBe('10119');
    expect(tidied('DE', 'de-10119')).toBe('10119');
    expect(tidied('LU', 'l-1009')).toBe('L-1009');
    expect(tidied('GB', 'm11ae')).toBe('M1 1AE');
    expect(tidied('US', '10001-1234')).toBe('10001-1234');
    expect(tidied('PT', '1100 14')).toBe('1100 14');
    expect(tidied('HK', 'anything 1')).toBe('ANYTHING 1');
  });

  test('[CHECKOUT-05] postcodes of unknown countries are not checked', () => {
    expect(failuresOf({ ...good('HK'), postcode: 'anything 1' })).toEqual({});
    expect(countryRuleOf('constructor')).toEqual({
      stateRequired: false,
      hasStates: true,
      postcode: null,
    });
  });
});

describe('phone numbers', () => {
  test.each(['+45 12345678', '(030) 123-456', '030/123.456', '123456', '+1 (212) 555-0100'])(
    '[CHECKOUT-04] the phone number %s is accepted',
    (phone) => {
      expect(failuresOf({ ...good('DE'), phone }).phone).toBeUndefined();
    },
  );
  test.each(['12345', '1234567890123456', 'call me', '+', '12+345678'])(
    '[CHECKOUT-04] the phone number %s is refused',
    (phone) => {
      expect(failuresOf({ ...good('DE'), phone }).phone).toEqual({ kind: 'invalid-phone' });
    },
  );
});

describe('places of their own', () => {
  test('[CHECKOUT-07] Kuwait City needs its full name', () => {
    expect(failuresOf({ ...good('KW'), city: 'kuwait' }).city).toEqual({
      kind: 'kuwait-city-name',
    });
    for (const city of ['KWI', 'kw', 'K. City', 'K City', 'Kuwait C.'])
      expect(failuresOf({ ...good('KW'), city }).city).toEqual({ kind: 'kuwait-city-name' });
    expect(failuresOf({ ...good('KW'), city: 'Kuwait City' })).toEqual({});
    expect(failuresOf({ ...good('KW'), city: 'Salmiya' })).toEqual({});
    expect(failuresOf({ ...good('KW'), city: 'Old Kuwait' })).toEqual({});
    expect(failuresOf({ ...good('DE'), city: 'Kuwait' })).toEqual({});
  });

  test('[CHECKOUT-08] nothing ships to Puerto Rico, as a country or as a state', () => {
    expect(failuresOf(good('PR')).countryCode).toEqual({ kind: 'puerto-rico-not-shippable' });
    expect(failuresOf(good('PR'), null).countryCode).toEqual({ kind: 'puerto-rico-not-shippable' });
    for (const postcode of ['00601', '00795', '00901', '00901-1234'])
      expect(failuresOf({ ...good('US'), postcode }).postcode).toEqual({
        kind: 'puerto-rico-not-shippable',
      });
    expect(failuresOf({ ...good('US'), postcode: '00501' }).postcode).toBeUndefined();
    expect(failuresOf({ ...good('US'), state: 'pr' }).state).toEqual({
      kind: 'puerto-rico-not-shippable',
    });
    expect(failuresOf({ ...good('US'), state: 'Puerto Rico' }).state).toEqual({
      kind: 'puerto-rico-not-shippable',
    });
  });

  test('[CHECKOUT-08] only Puerto Rico counts as Puerto Rico', () => {
    for (const state of ['PRX', 'XPR', 'New Puerto Rico', 'Puerto Rico Trench'])
      expect(failuresOf({ ...good('US'), state })).toEqual({});
    expect(failuresOf({ ...good('CA'), state: 'PR' })).toEqual({});
  });

  test('[CHECKOUT-09] the Canary Islands are a country of their own, not Spain', () => {
    for (const postcode of ['35001', '38001']) {
      expect(failuresOf({ ...good('ES'), postcode }).countryCode).toEqual({
        kind: 'choose-canary-islands',
      });
      expect(failuresOf({ ...good('IC'), postcode })).toEqual({});
    }
    expect(failuresOf({ ...good('ES'), postcode: '28035' })).toEqual({});
  });

  test('[CHECKOUT-04] only billing addresses may be outside shipped countries', () => {
    expect(failuresOf(good('HK'), ['DK']).countryCode).toEqual({ kind: 'country-not-shippable' });
    expect(failuresOf(good('HK'), null)).toEqual({});
  });
});

describe('advice', () => {
  test('[CHECKOUT-06] other scripts give advice per field and do not block', () => {
    const address = { ...good('JP'), firstName: '愛子', city: '東京' };
    expect(addressWarnings(address, 'JP')).toEqual([
      { kind: 'non-latin-characters', field: 'firstName' },
      { kind: 'non-latin-characters', field: 'city' },
    ]);
    expect(failuresOf(address)).toEqual({});
    expect(
      addressWarnings(
        { ...good('DE'), lastName: 'Müller-Łódź', line1: '3. Straße 4/5 №6 – “x”' },
        'DE',
      ),
    ).toEqual([]);
  });

  test('[CHECKOUT-06] every text of an address is checked for other scripts', () => {
    for (const field of Object.keys(emptyAddress).filter(
      (each) => each !== 'countryCode' && each !== 'phone',
    ))
      expect(addressWarnings({ ...good('DE'), [field]: 'Ω' }, 'DE')).toEqual([
        { kind: 'non-latin-characters', field },
      ]);
    expect(addressWarnings(emptyAddress, null)).toEqual([]);
    expect(Object.values(emptyAddress).every((value) => value === '')).toBe(true);
  });

  test('[CHECKOUT-10] a country other than the visitor’s warns without blocking', () => {
    expect(addressWarnings(good('SE'), 'DK')).toEqual([
      { kind: 'country-differs-from-location', locationCountryCode: 'DK' },
    ]);
    expect(addressWarnings(good('SE'), 'SE')).toEqual([]);
    expect(addressWarnings(good('SE'), null)).toEqual([]);
    expect(addressWarnings({ ...good('SE'), countryCode: '' }, 'DK')).toEqual([]);
  });
});

test('an address is written as its country does, without empty lines', () => {
  expect(addressLines(good('DE'), 'Germany')).toEqual([
    'Ada Núñez',
    '1 Weaver Street',
    `${good('DE').postcode} Town`,
    'Germany',
  ]);
  expect(
    addressLines({ ...good('US'), company: 'Weaver & Co', line2: 'Floor 2' }, 'United States'),
  ).toEqual([
    'Ada Núñez',
    'Weaver & Co',
    '1 Weaver Street',
    'Floor 2',
    `Town, NY ${good('US').postcode}`,
    'United States',
  ]);
  const placeIn = (countryCode: string, state = ''): readonly string[] =>
    addressLines({ ...good(countryCode), state, postcode: '1234' }, '').slice(2);
  expect(placeIn('CA', 'ON')).toEqual(['Town ON 1234']);
  expect(placeIn('AU', 'NSW')).toEqual(['Town NSW 1234']);
  expect(placeIn('GB')).toEqual(['Town', '1234']);
  expect(placeIn('FR')).toEqual(['1234 Town']);
  expect(addressLines({ ...emptyAddress, countryCode: 'US', state: 'NY' }, '')).toEqual(['NY']);
  expect(addressLines(emptyAddress, '')).toEqual([]);
});
