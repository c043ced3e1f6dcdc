import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import { checkVoucher, normalizeVoucherCode, priceBasket, type Voucher } from './index.ts';

const voucher = (changes: Partial<Voucher>): Voucher => ({
  code: 'SPRING',
  name: 'Spring',
  benefit: { kind: 'percentage', percent: 10 },
  validFrom: '2026-03-01T00:00:00Z',
  validUntil: '2026-06-01T00:00:00Z',
  usage: 'multi-use',
  uses: 0,
  usesByCustomer: 0,
  ...changes,
});
const basket = {
  currency: 'EUR',
  garmentTotal: money(5900, 'EUR'),
  requiresShipping: true,
} as const;
const check = (
  changes: Partial<Voucher>,
  {
    now = '2026-04-01T00:00:00Z',
    signedIn = true,
    ...other
  }: { now?: string; signedIn?: boolean } & Partial<typeof basket> = {},
) => {
  const result = checkVoucher(voucher(changes), { ...basket, ...other }, { signedIn }, now);
  return result.ok ? 'ok' : result.failure.kind;
};

test('[PRICE-14] parsing a code trims and upper-cases it once and for all', () => {
  expect(normalizeVoucherCode(' abc-1 ')).toBe('ABC-1');
  fc.assert(
    fc.property(
      fc.string(),
      (typed) => normalizeVoucherCode(normalizeVoucherCode(typed)) === normalizeVoucherCode(typed),
    ),
    runs(300),
  );
});

describe('a voucher', () => {
  test('[PRICE-15] an unknown voucher is refused', () => {
    expect(checkVoucher(undefined, basket, { signedIn: true }, '2026-04-01T00:00:00Z')).toEqual({
      ok: false,
      failure: { kind: 'voucher-unknown' },
    });
  });

  test('[PRICE-15] a voucher is valid from its first instant to before its last', () => {
    expect(check({}, { now: '2026-02-28T23:59:59.999Z' })).toBe('voucher-not-yet-valid');
    expect(check({}, { now: '2026-03-01T00:00:00Z' })).toBe('ok');
    expect(check({}, { now: '2026-05-31T23:59:59.999Z' })).toBe('ok');
    expect(check({}, { now: '2026-06-01T00:00:00Z' })).toBe('voucher-expired');
  });

  test('[PRICE-15] a voucher can be used as often as its kind allows', () => {
    expect(check({ usage: 'single-use', uses: 1 })).toBe('voucher-already-used');
    expect(check({ usage: 'single-use', uses: 0 })).toBe('ok');
    expect(check({ usage: 'once-per-customer', uses: 9, usesByCustomer: 0 })).toBe('ok');
    expect(check({ usage: 'once-per-customer', uses: 9, usesByCustomer: 1 })).toBe(
      'voucher-already-used',
    );
    expect(check({ usage: 'multi-use', uses: 9, usesByCustomer: 9 })).toBe('ok');
  });

  test('[PRICE-15] a voucher bound to an account needs a customer', () => {
    expect(check({ usage: 'once-per-customer' }, { signedIn: false })).toBe(
      'voucher-sign-in-required',
    );
    expect(
      check({ benefit: { kind: 'account', amounts: { EUR: 100 } } }, { signedIn: false }),
    ).toBe('voucher-sign-in-required');
    expect(check({ benefit: { kind: 'account', amounts: { EUR: 100 } } })).toBe('ok');
    expect(check({}, { signedIn: false })).toBe('ok');
  });

  test('[PRICE-15] a voucher needs a benefit in the basket’s currency', () => {
    const nothing = { garmentTotal: money(0, 'EUR') as typeof basket.garmentTotal };
    expect(check({}, nothing)).toBe('voucher-does-not-qualify');
    expect(check({ benefit: { kind: 'amount', amounts: { EUR: 100 } } }, nothing)).toBe(
      'voucher-does-not-qualify',
    );
    expect(check({ benefit: { kind: 'amount', amounts: { EUR: 100 } } })).toBe('ok');
    expect(check({ benefit: { kind: 'amount', amounts: { USD: 100 } } })).toBe(
      'voucher-other-currency',
    );
    expect(check({ benefit: { kind: 'account', amounts: { USD: 100 } } })).toBe(
      'voucher-other-currency',
    );
    expect(check({ benefit: { kind: 'shipping' } })).toBe('ok');
    expect(
      checkVoucher(
        voucher({ benefit: { kind: 'shipping' } }),
        { ...basket, requiresShipping: false },
        { signedIn: true },
        '2026-04-01T00:00:00Z',
      ),
    ).toEqual({ ok: false, failure: { kind: 'voucher-does-not-qualify' } });
  });
});

test('a voucher without the fields of its kind is reported by name', () => {
  for (const [benefit, needed] of [
    [{ kind: 'amount', amount: 500 }, '"amounts"'],
    [{ kind: 'account' }, '"amounts"'],
    [{ kind: 'percentage' }, '"percent"'],
    [{ kind: 'gift' }, '"kind"'],
    [undefined, '"kind"'],
  ] as const) {
    const broken = voucher({ code: 'BROKEN', benefit: benefit as never });
    const basketOf = {
      currency: 'EUR',
      lines: [],
      vouchers: [broken],
      shippingMethods: [],
    } as const;
    for (const use of [
      () => priceBasket(basketOf),
      () => checkVoucher(broken, basket, { signedIn: true }, '2026-04-01T00:00:00Z'),
    ]) {
      expect(use).toThrow('voucher BROKEN');
      expect(use).toThrow(needed);
    }
  }
});
