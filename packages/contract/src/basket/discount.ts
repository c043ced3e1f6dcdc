import type { Discount, VolumeDiscount, Voucher, VoucherDiscount } from '@tailorbird/domain/basket';
import type { Currency } from '@tailorbird/domain/kernel';
import * as z from 'zod/mini';
import { fieldErrors, nonFieldErrors, reasonError } from '../errors.ts';
import { fields } from '../fields.ts';
import { fromWireMoney, toWireMoney } from '../money.ts';
import { decimal, instant } from '../values.ts';

export const voucher = z.object({
  name: z.string(),
  code: z.string(),
  start_datetime: instant,
  end_datetime: instant,
});
export type WireVoucher = z.infer<typeof voucher>;

/** `voucher` is absent for an offer of the shop. */
export const discount = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  amount: decimal,
  voucher: z.optional(z.nullable(voucher)),
});
export type WireDiscount = z.infer<typeof discount>;

/** `type: account` means that the voucher is account credit. */
export const addedVoucher = z.extend(voucher, { type: z.enum(['voucher', 'account']) });
export type WireAddedVoucher = z.infer<typeof addedVoucher>;

export const voucherRefused = z.union([reasonError, nonFieldErrors, fieldErrors]);

export type ShownVoucher = Pick<Voucher, 'code' | 'name' | 'validFrom' | 'validUntil'>;

const voucherFields = fields<ShownVoucher, WireVoucher>()({
  name: 'name',
  code: 'code',
  validFrom: 'start_datetime',
  validUntil: 'end_datetime',
});
export const { toWire: toWireVoucher } = voucherFields;

/** `account`: the voucher was converted to credit. */
export const toWireAddedVoucher = (
  voucher: ShownVoucher,
  type: WireAddedVoucher['type'],
): WireAddedVoucher => ({
  ...toWireVoucher(voucher),
  type,
});

export type DiscountDetails = {
  readonly vouchers: readonly ShownVoucher[];
  /** Name of a volume discount in the reader's language, by its percentage. */
  readonly describeVolume: (percent: number) => string | null;
};

/** The wire identifies volume discounts by this name. */
const volumeName = /^volume-(\d{1,3})$/;

export const toWireDiscount = (
  discount: Discount,
  { vouchers, describeVolume }: DiscountDetails,
): WireDiscount => {
  const amount = toWireMoney(discount.amount);
  if (discount.kind === 'volume')
    return {
      name: `volume-${discount.percent}`,
      description: describeVolume(discount.percent),
      amount,
    };
  const { code, name } = discount;
  const voucher = vouchers.find((candidate) => candidate.code === code);
  return {
    name,
    description: null,
    amount,
    ...(voucher && { voucher: toWireVoucher(voucher) }),
  };
};

/** Null if the discount is not an offer of the shop. */
export const fromWireOffer = (
  { name, amount }: WireDiscount,
  currency: Currency,
): VolumeDiscount | null => {
  const percent = volumeName.exec(name)?.[1];
  return percent === undefined
    ? null
    : { kind: 'volume', percent: Number(percent), amount: fromWireMoney(amount, currency) };
};

export const fromWireVoucherDiscount = (
  { name, amount, voucher }: WireDiscount,
  currency: Currency,
): VoucherDiscount => ({
  kind: 'voucher',
  code: voucher?.code ?? name,
  name,
  amount: fromWireMoney(amount, currency),
});
