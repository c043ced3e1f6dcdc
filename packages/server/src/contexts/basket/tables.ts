import type { LineSnapshot, Voucher, VoucherBenefit } from '@tailorbird/domain/basket';
import type { Address, DropPoint } from '@tailorbird/domain/checkout';
import type { Currency } from '@tailorbird/domain/kernel';
import type { Flag, GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

/**
 * `Open`: the visitor's. `Frozen`: a payment is under way. `Submitted`: ordered. `Merged`: its lines went to another basket. `Saved`: put aside while a guest basket that was taken
 * over is being paid for.
 */
export type BasketStatus = 'Open' | 'Frozen' | 'Submitted' | 'Merged' | 'Saved';

export type BasketRow = {
  id: GeneratedId;
  account_id: number | null;
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
  /** The snapshot as a text that is equal for equal pieces, so that a basket cannot hold two lines of one piece. What a merge puts beyond the most pieces of a line is marked. */
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
  account_id: number | null;
  /** Null for account vouchers, which are used when they are entered. */
  basket_id: number | null;
  /** What may exist once only: `1` for a single-use voucher with id 1, `1:7` for one that account 7 may use once, null for the rest. */
  exclusive_key: string | null;
  created_at: Instant;
};

/** Account credit as a ledger: what a customer has in a currency is the sum of its entries. */
export type CreditEntryRow = {
  id: GeneratedId;
  account_id: number;
  currency: Currency;
  /** Minor units; negative when spent. */
  amount: number;
  reason: 'seed' | 'voucher' | 'order' | 'refund' | 'gift-card' | 'referral' | 'claim';
  /** What caused it (a voucher code, an order number), so that the same cause is not entered twice. */
  reference: string;
  created_at: Instant;
};

/** That something was added under the name whoever asked for it made up: the same once more changes nothing. */
export type BasketAdditionRow = {
  request_key: string;
  created_at: Instant;
};

export type BasketTables = {
  basket: BasketRow;
  basket_line: BasketLineRow;
  basket_addition: BasketAdditionRow;
  voucher: VoucherRow;
  voucher_use: VoucherUseRow;
  credit_entry: CreditEntryRow;
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends BasketTables {}
}
