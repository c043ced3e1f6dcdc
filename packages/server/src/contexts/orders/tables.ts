import type { LineSnapshot } from '@tailorbird/domain/basket';
import type { ProductClass } from '@tailorbird/domain/catalog';
import type { Currency, Locale } from '@tailorbird/domain/kernel';
import type { OrderActor, OrderStatus } from '@tailorbird/domain/orders';
import type { GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';
import type { LineTexts } from '../basket/application/lineTexts.ts';
import type { OrderContent } from './application/orderDraft.ts';

export type PlacedOrderRow = {
  /** The number customers know is 100000 more. */
  id: GeneratedId;
  /** One of the two owns it. */
  account_id: number | null;
  guest_key: string | null;
  basket_id: number | null;
  email: string;
  /** The language it was placed in. */
  locale: Locale;
  status: OrderStatus;
  currency: Currency;
  /** Everything, shipping included, before credit; minor units, like the next three. */
  total: number;
  shipping: number;
  credit: number;
  paid: number;
  comment: string;
  content: JsonText<OrderContent>;
  placed_at: Instant;
};

export type OrderLineRow = {
  id: GeneratedId;
  order_id: number;
  quantity: number;
  status: OrderStatus;
  product_class: ProductClass;
  snapshot: JsonText<LineSnapshot>;
  /** What it was called when it was ordered, in both languages. */
  texts: JsonText<LineTexts>;
  unit_price: number;
  price_excl_discounts: number;
  price_incl_discounts: number;
  /** The size it is made to, and which version of it: that is never changed. */
  user_size_id: number | null;
  size_version: number | null;
};

/** A step of an order. Rows are only ever added. */
export type OrderEventRow = {
  id: GeneratedId;
  order_id: number;
  status: OrderStatus;
  actor: OrderActor;
  /** Who exactly, where it was somebody with an account. */
  account_id: number | null;
  at: Instant;
};

export type OrderTables = {
  placed_order: PlacedOrderRow;
  order_line: OrderLineRow;
  order_event: OrderEventRow;
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends OrderTables {}
}
