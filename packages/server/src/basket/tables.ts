import type { LineSnapshot, VoucherBenefit, Voucher } from '@tailorbird/domain/basket';
import type { Address, DropPoint } from '@tailorbird/domain/checkout';
import type { Currency } from '@tailorbird/domain/kernel';
import type { GeneratedId, Instant, Flag, JsonText } from '../database/columns.ts';

/**
 * `Open`: the visitor's. `Frozen`: a payment is under way. `Submitted`: ordered. `Merged`: its lines went to another basket. `Saved`: put aside while a guest basket that was taken
 * over is being paid for.
 */
export type BasketStatus = 'Open' | 'Frozen' | 'Submitted' | 'Merged' | 'Saved';

export type BasketRow = {
  id: GeneratedId;
  user_id: number | null;
  guest_key: string | null;
  status: BasketStatus;
  /** What it was last priced in; binding while it is frozen. */
  currency: Currency;
  /** Normalized codes, in the order they were entered. */
  voucher_codes: JsonText<readonly string[]>;
  shipping_address: JsonText<Address> | null;
  shipping_method_code: string | null;
  drop_point: JsonText<DropPoint> | null;
  credit_active: Flag;
  created_at: Instant;
};

export type BasketLineRow = {
  id: GeneratedId;
  basket_id: number;
  quantity: number;
  snapshot: JsonText<LineSnapshot>;
  /** The snapshot as a text that is equal for equal pieces; unique within a basket but for what a merge puts beyond the most pieces of a line. */
  identity: string;
  user_size_id: number | null;
  created_at: Instant;
};

export type VoucherRow = {
  id: GeneratedId;
  /** Upper case. */
  code: string;
  name: string;
  benefit: JsonText<VoucherBenefit>;
  valid_from: Instant;
  valid_until: Instant;
  usage: Voucher['usage'];
};

/** A use of a voucher, taken when a payment begins and given back when it fails. */
export type VoucherUseRow = {
  id: GeneratedId;
  voucher_id: number;
  user_id: number | null;
  /** Null for account vouchers, which are used when they are entered. */
  basket_id: number | null;
  /** What may exist once only: `1` for a single-use voucher with id 1, `1:7` for one that user 7 may use once, null for the rest. */
  exclusive_key: string | null;
  created_at: Instant;
};

/** Credit given and taken; what a customer has is the sum. */
export type CreditEntryRow = {
  id: GeneratedId;
  user_id: number;
  currency: Currency;
  /** Minor units; negative when credit paid for an order. */
  amount: number;
  kind: 'voucher' | 'order' | 'gift';
  /** The voucher's code or the order's number; a reference is booked once a customer and kind. */
  reference: string;
  created_at: Instant;
};

export type BasketTables = {
  basket: BasketRow;
  basket_line: BasketLineRow;
  voucher: VoucherRow;
  voucher_use: VoucherUseRow;
  credit_entry: CreditEntryRow;
};
