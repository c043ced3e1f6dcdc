import type { LineSnapshot, Voucher, VoucherBenefit } from '@tailorbird/domain/basket';
import type { Address, DropPoint } from '@tailorbird/domain/checkout';
import type { Currency, Money } from '@tailorbird/domain/kernel';
import type { Flag, GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

/**
 * `Open`: the visitor's basket. `Frozen`: a payment is pending. `Submitted`: ordered. `Merged`:
 * its lines moved to another basket. `Saved`: set aside while the guest basket merged at
 * sign-in is being paid for.
 */
export type BasketStatus = 'Open' | 'Frozen' | 'Submitted' | 'Merged' | 'Saved';

export type BasketRow = {
  id: GeneratedId;
  account_id: number | null;
  guest_key: string | null;
  status: BasketStatus;
  /** The currency of the last pricing; fixed while the basket is frozen. */
  currency: Currency;
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
  /**
   * The snapshot as canonical text, so that a basket cannot have two lines of equal pieces.
   * Pieces beyond the maximum quantity after a merge get a mark.
   */
  identity: string;
  user_size_id: number | null;
  /** Unit price when the pieces were added or last changed; null without a price. */
  added_price: JsonText<Money> | null;
  created_at: Instant;
};

export type VoucherRow = {
  id: GeneratedId;
  code: string;
  name: string;
  benefit: JsonText<VoucherBenefit>;
  valid_from: Instant;
  valid_until: Instant;
  usage: Voucher['usage'];
};

/** A use of a voucher, inserted when a payment starts and deleted when it fails. */
export type VoucherUseRow = {
  id: GeneratedId;
  voucher_id: number;
  account_id: number | null;
  /** Null for account vouchers, which are used when they are entered. */
  basket_id: number | null;
  /**
   * A unique key: `1` for the single-use voucher with id 1, `1:7` for a voucher that account 7
   * may use once, null for others.
   */
  exclusive_key: string | null;
  created_at: Instant;
};

/** Account credit as a ledger: a customer's credit in a currency is the sum of its entries. */
export type CreditEntryRow = {
  id: GeneratedId;
  account_id: number;
  currency: Currency;
  /** Minor units; negative when spent. */
  amount: number;
  reason: 'seed' | 'voucher' | 'order' | 'refund' | 'gift-card' | 'referral' | 'claim';
  /** The cause, such as a voucher code or order number; unique, so that it is booked once. */
  reference: string;
  created_at: Instant;
};

/** An idempotency key chosen by the client; a repeated request changes nothing. */
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

export const basketSchema = `
create table basket (
  id {id},
  account_id bigint references account (id),
  guest_key text,
  status text not null,
  currency text not null,
  voucher_codes text not null,
  shipping_address text,
  shipping_method_code text,
  drop_point text,
  credit_active integer not null,
  created_at text not null,
  constraint basket_owner check ((account_id is null) <> (guest_key is null))
);
create unique index basket_current_account_id on basket (account_id)
  where status in ('Open', 'Frozen');
create unique index basket_current_guest_key on basket (guest_key)
  where status in ('Open', 'Frozen');
create unique index basket_saved on basket (account_id) where status = 'Saved';
create index basket_age on basket (created_at);

create table basket_line (
  id {id},
  basket_id bigint not null references basket (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 50),
  snapshot text not null,
  identity text not null,
  user_size_id bigint references user_size (id),
  added_price text,
  created_at text not null
);
create unique index basket_line_piece on basket_line (basket_id, identity);
create index basket_line_use on basket_line (user_size_id);

create table voucher (
  id {id},
  code text not null unique,
  name text not null,
  benefit text not null,
  valid_from text not null,
  valid_until text not null,
  usage text not null
);

create table voucher_use (
  id {id},
  voucher_id bigint not null references voucher (id),
  account_id bigint,
  basket_id bigint references basket (id),
  exclusive_key text unique,
  created_at text not null
);
create index voucher_use_basket on voucher_use (basket_id);

create table basket_addition (
  request_key text primary key,
  created_at text not null
);
create index basket_addition_age on basket_addition (created_at);
`;
