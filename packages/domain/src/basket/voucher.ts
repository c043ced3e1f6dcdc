import { type Currency, err, type Money, ok, type Result, unreachable } from '../kernel/index.ts';

export type VoucherBenefit =
  | { readonly kind: 'percentage'; readonly percent: number }
  /** An amount off the garments; vouchers name one amount per currency. */
  | { readonly kind: 'amount'; readonly amounts: Readonly<Partial<Record<Currency, number>>> }
  /** Pays for the cheapest shipping method. */
  | { readonly kind: 'shipping' }
  /** Adds to the customer's account credit when it is entered. */
  | { readonly kind: 'account'; readonly amounts: Readonly<Partial<Record<Currency, number>>> };

export type Voucher = {
  readonly code: string;
  readonly name: string;
  readonly benefit: VoucherBenefit;
  /** ISO instants; valid from the first to before the second. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly usage: 'single-use' | 'multi-use' | 'once-per-customer';
  /** Orders (or credit entries) made with it, by anyone and by this customer. */
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

/**
 * Throws where a benefit is not of the shape its type promises, which only untyped code can send: prices would be computed from nothing.
 */
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

/** What a voucher asks of a basket. */
export type VoucherBasket = {
  readonly currency: Currency;
  readonly garmentTotal: Money;
  readonly requiresShipping: boolean;
};

/** PRICE-14: codes are trimmed and upper-cased before they are sent or compared. */
export const normalizeVoucherCode = (typed: string): string => typed.trim().toUpperCase();

/**
 * Whether a voucher may be added to a basket now. Account vouchers and once-per-customer ones need a signed-in customer; a discount on garments needs a
 * garment and, for amounts, the basket's currency.
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
