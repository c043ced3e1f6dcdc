import { type Currency, err, type Money, ok, type Result, unreachable } from '../kernel/index.ts';

export type VoucherBenefit =
  | { readonly kind: 'percentage'; readonly percent: number }
  /** An amount off the garments, per currency. */
  | { readonly kind: 'amount'; readonly amounts: Readonly<Partial<Record<Currency, number>>> }
  | { readonly kind: 'shipping' }
  /** Adds to the customer's account credit when it is entered. */
  | { readonly kind: 'account'; readonly amounts: Readonly<Partial<Record<Currency, number>>> };

export type Voucher = {
  readonly code: string;
  readonly name: string;
  readonly benefit: VoucherBenefit;
  /** ISO 8601 instants; valid from the first until before the second. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly usage: 'single-use' | 'multi-use' | 'once-per-customer';
  /** Number of orders or credit entries with it, in total and by this customer. */
  readonly uses: number;
  readonly usesByCustomer: number;
};

export type VoucherRefused =
  | { readonly kind: 'voucher-unknown' }
  | { readonly kind: 'voucher-not-yet-valid' }
  | { readonly kind: 'voucher-expired' }
  | { readonly kind: 'voucher-already-used' }
  | { readonly kind: 'voucher-sign-in-required' }
  | { readonly kind: 'voucher-other-currency' }
  | { readonly kind: 'voucher-does-not-qualify' };

/** Throws if a benefit does not match its type, which only untyped code can cause. */
export const assertBenefit = ({ code, benefit }: Pick<Voucher, 'code' | 'benefit'>): void => {
  const { kind, percent, amounts } = (benefit ?? {}) as {
    readonly [field: string]: unknown;
  };
  const wrong = (needed: string): TypeError =>
    new TypeError(`The benefit of voucher ${code} needs ${needed}`);
  switch (kind) {
    case 'percentage':
      if (!Number.isFinite(percent)) throw wrong('"percent", a number');
      return;
    case 'amount':
    case 'account':
      if (typeof amounts !== 'object' || amounts === null)
        throw wrong('"amounts", minor units by currency');
      return;
    case 'shipping':
      return;
    default:
      throw wrong('a known "kind"');
  }
};

export type VoucherBasket = {
  readonly currency: Currency;
  readonly garmentTotal: Money;
  readonly requiresShipping: boolean;
};

/** Trims and upper-cases a code before it is sent or compared (PRICE-14). */
export const normalizeVoucherCode = (typed: string): string => typed.trim().toUpperCase();

/**
 * True if a voucher can be added now. Account and once-per-customer vouchers need a signed-in
 * customer; discounts on garments need a garment and, for amounts, the basket's currency.
 */
export const checkVoucher = (
  voucher: Voucher | undefined,
  basket: VoucherBasket,
  customer: { readonly signedIn: boolean },
  now: string,
): Result<Voucher, VoucherRefused> => {
  if (!voucher) return refused('voucher-unknown');
  assertBenefit(voucher);
  const { benefit, usage } = voucher;
  const instant = Date.parse(now);
  if (instant < Date.parse(voucher.validFrom)) return refused('voucher-not-yet-valid');
  if (instant >= Date.parse(voucher.validUntil)) return refused('voucher-expired');
  if (!customer.signedIn && (benefit.kind === 'account' || usage === 'once-per-customer'))
    return refused('voucher-sign-in-required');
  const uses =
    usage === 'single-use'
      ? voucher.uses
      : usage === 'once-per-customer'
        ? voucher.usesByCustomer
        : 0;
  if (uses > 0) return refused('voucher-already-used');
  if ('amounts' in benefit && !benefit.amounts[basket.currency])
    return refused('voucher-other-currency');
  return qualifies(benefit, basket) ? ok(voucher) : refused('voucher-does-not-qualify');
};

const refused = (kind: VoucherRefused['kind']): Result<never, VoucherRefused> => err({ kind });

const qualifies = (benefit: VoucherBenefit, basket: VoucherBasket): boolean => {
  switch (benefit.kind) {
    case 'percentage':
    case 'amount':
      return basket.garmentTotal.amount > 0;
    case 'shipping':
      return basket.requiresShipping;
    case 'account':
      return true;
    default:
      return unreachable(benefit);
  }
};
