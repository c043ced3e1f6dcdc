import { describe, expect, it } from 'vitest';
import {
  checkTillReference,
  checkTillSale,
  currencyOfStore,
  handoversFor,
  maximumTillReferenceLength,
  storeOfTill,
  type TillSaleForm,
} from './tillSale.ts';

const cap = { isFromStock: true, requiresShipping: true, hasSize: false };
const digitalCard = { isFromStock: true, requiresShipping: false, hasSize: false };
const beanie = { isFromStock: false, requiresShipping: true, hasSize: false };
const shirt = { ...beanie, hasSize: true };
const stores = [
  { name: 'Porto', countryCode: 'PT' },
  { name: 'Lisbon', countryCode: 'PT' },
];
const asked: TillSaleForm = {
  store: 'Lisbon',
  means: 'card',
  reference: ' T-1  2 ',
  handover: 'now',
  email: ' nora@example.test ',
};

describe('handover of pieces that are sold in a store', () => {
  it.each([
    ['no piece', [], []],
    ['stock items', [cap, cap], ['now', 'delivery']],
    ['digital gift cards', [digitalCard], ['now']],
    ['made pieces', [beanie], ['pickup', 'delivery']],
    ['stock items and made pieces', [cap, shirt], ['pickup', 'delivery']],
  ] as const)('handover depends on the pieces: %s', (_, lines, expected) => {
    expect(handoversFor(lines)).toEqual(expected);
  });
});

describe('the store of a till', () => {
  const places = [...stores, { name: 'Copenhagen', countryCode: 'DK' }];
  it.each([
    [{ name: 'Copenhagen', countryCode: 'PT' }, 'Copenhagen', 'DKK'],
    [{ countryCode: 'DK' }, 'Copenhagen', 'DKK'],
    [{ countryCode: 'US' }, 'Porto', 'EUR'],
    [{ name: 'Atlantis', countryCode: null }, 'Porto', 'EUR'],
  ] as const)('a till for %o is in %s and sells in %s', (asked, name, currency) => {
    const store = storeOfTill(places, asked);
    expect(store?.name).toBe(name);
    expect(store && currencyOfStore(store)).toBe(currency);
  });
});

describe('a sale at the till', () => {
  const sell = (
    changes: Partial<TillSaleForm>,
    lines: readonly (typeof cap)[] = [cap],
    isForCustomer = false,
  ) => checkTillSale({ ...asked, ...changes }, { stores, lines, isForCustomer });

  it('a sale keeps its place, means, reference and receipt address', () => {
    expect(sell({})).toEqual({
      ok: true,
      value: {
        sold: {
          store: 'Lisbon',
          countryCode: 'PT',
          means: 'card',
          reference: 'T-1 2',
          handover: 'now',
        },
        email: 'nora@example.test',
      },
    });
  });

  it('a sale for an impersonated customer uses the customer’s address', () => {
    expect(sell({ email: 'somebody@else.test', handover: 'pickup' }, [shirt], true)).toMatchObject({
      ok: true,
      value: { email: null },
    });
  });

  it('a sale reports all wrong fields at once', () => {
    expect(sell({ store: 'Atlantis', reference: '', handover: 'pickup', email: null })).toEqual({
      ok: false,
      failure: {
        store: { kind: 'store-unknown' },
        reference: { kind: 'reference-required' },
        handover: { kind: 'handover-not-offered' },
        email: { kind: 'email-required' },
      },
    });
  });

  it('a sale of a made-to-size piece requires the owner of the size', () => {
    expect(sell({ handover: 'pickup' }, [cap, shirt])).toEqual({
      ok: false,
      failure: { email: { kind: 'customer-needed' } },
    });
    expect(sell({ handover: 'pickup' }, [beanie])).toMatchObject({ ok: true });
  });

  it('a sale without lines is refused', () => {
    for (const handover of ['now', 'pickup', 'delivery'] as const) {
      expect(sell({ handover }, [])).toMatchObject({
        failure: { handover: { kind: 'handover-not-offered' } },
      });
    }
  });
});

describe('the reference of a payment at the till', () => {
  it('the reference is required for cards and optional for cash', () => {
    expect(checkTillReference('cash', '  ')).toEqual({ ok: true, value: '' });
    expect(checkTillReference('card', ' \t ')).toEqual({
      ok: false,
      failure: { kind: 'reference-required' },
    });
  });

  it('the length of a reference excludes surrounding spaces', () => {
    const longest = 'x'.repeat(maximumTillReferenceLength);
    expect(checkTillReference('cash', `  ${longest}  `)).toEqual({ ok: true, value: longest });
    expect(checkTillReference('cash', `${longest}x`)).toEqual({
      ok: false,
      failure: { kind: 'reference-too-long' },
    });
  });
});
