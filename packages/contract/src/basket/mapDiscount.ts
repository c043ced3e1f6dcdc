import type { Discount, Voucher } from '@tailorbird/domain/basket';
import type { Currency } from '@tailorbird/domain/kernel';
import { fromWireMoney, toWireMoney } from '../money.ts';
import type { WireAddedVoucher, WireDiscount, WireVoucher } from './basketSchema.ts';

/** What the wire says of a voucher. */
export type ShownVoucher = Pick<Voucher, 'code' | 'name' | 'validFrom' | 'validUntil'>;

export const toWireVoucher = (voucher: ShownVoucher): WireVoucher => ({
  name: voucher.name,
  code: voucher.code,
  start_datetime: voucher.validFrom,
  end_datetime: voucher.validUntil,
});

/** `account`: the voucher was turned into credit. */
export const toWireAddedVoucher = (
  voucher: ShownVoucher,
  type: WireAddedVoucher['type'],
): WireAddedVoucher => ({
  ...toWireVoucher(voucher),
  type,
});

/** What the wire says of a discount that no rule of the domain looks at. */
export type DiscountDetails = {
  /** The vouchers a discount can be of. */
  readonly vouchers: readonly ShownVoucher[];
  /** What an offer of the shop is called, in the reader's language; null for what has no such name. */
  readonly describeOffer: (name: string) => string | null;
};

export const toWireDiscount = (
  { name, amount, voucherCode }: Discount,
  { vouchers, describeOffer }: DiscountDetails,
): WireDiscount => {
  const voucher = vouchers.find(({ code }) => code === voucherCode);
  return {
    name,
    description: describeOffer(name),
    amount: toWireMoney(amount),
    ...(voucher && { voucher: toWireVoucher(voucher) }),
  };
};

export const fromWireDiscount = (
  { name, amount, voucher }: WireDiscount,
  currency: Currency,
): Discount => ({
  name,
  amount: fromWireMoney(amount, currency),
  voucherCode: voucher?.code ?? null,
});
