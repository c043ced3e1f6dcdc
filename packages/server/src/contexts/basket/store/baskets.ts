import type { LineSnapshot } from '@tailorbird/domain/basket';
import type { Address, DropPoint } from '@tailorbird/domain/checkout';
import type { Currency, Money } from '@tailorbird/domain/kernel';
import { type CutFor, storedCutFor } from '@tailorbird/domain/sizing';
import {
  fromFlag,
  fromJson,
  isOneOf,
  toInstant,
  toJson,
} from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { DatabaseBusy } from '../../../platform/database/failures.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import type { BasketStatus } from '../tables.ts';

/** A stored line without price, which `application/price.ts` computes at each read. */
export type StoredLine = {
  readonly id: number;
  readonly quantity: number;
  readonly snapshot: LineSnapshot;
  /** Unit price when the pieces were added or last changed. */
  readonly addedPrice: Money | null;
  readonly createdAt: string;
  /** `version` is the current version of the size; unknown for a line that was just created. */
  readonly size: {
    readonly id: number;
    readonly title: string;
    readonly version?: number;
    readonly wearer?: string;
    readonly wearerId?: number;
    readonly cutFor?: CutFor;
    readonly isStandard?: true;
  } | null;
};

export type StoredBasket = {
  readonly id: number;
  readonly owner: Owner;
  readonly status: 'Open' | 'Frozen';
  /** Fixed while the basket is frozen; an open basket is priced in its visitor's currency. */
  readonly currency: Currency;
  readonly voucherCodes: readonly string[];
  readonly shippingAddress: Address | null;
  readonly shippingMethodCode: string | null;
  readonly dropPoint: DropPoint | null;
  readonly creditActive: boolean;
  readonly lines: readonly StoredLine[];
};

const noCodes: readonly string[] = [];

const columnOf = (owner: Owner): 'basket.account_id' | 'basket.guest_key' =>
  owner.kind === 'customer' ? 'basket.account_id' : 'basket.guest_key';
const ownerKeyOf = (owner: Owner): number | string =>
  owner.kind === 'customer' ? owner.accountId : owner.guestKey;

const columns = [
  'basket.id as id',
  'basket.status as status',
  'basket.currency as currency',
  'basket.voucher_codes as voucher_codes',
  'basket.shipping_address as shipping_address',
  'basket.shipping_method_code as shipping_method_code',
  'basket.drop_point as drop_point',
  'basket.credit_active as credit_active',
  'basket_line.id as line_id',
  'basket_line.quantity as quantity',
  'basket_line.snapshot as snapshot',
  'basket_line.added_price as added_price',
  'basket_line.created_at as line_created_at',
  'user_size.id as size_id',
  'user_size.title as size_title',
  'user_size.version as size_version',
  'user_size.cut_for as size_cut_for',
  'user_size.standard_base as size_standard_base',
  'wearer.name as size_wearer',
  'wearer.id as size_wearer_id',
] as const;

const basketRows = (queries: Queries, owner: Owner, statuses: readonly BasketStatus[]) =>
  queries
    .selectFrom('basket')
    .leftJoin('basket_line', 'basket_line.basket_id', 'basket.id')
    .leftJoin('user_size', 'user_size.id', 'basket_line.user_size_id')
    .leftJoin('wearer', 'wearer.id', 'user_size.wearer_id')
    .select(columns)
    .where(columnOf(owner), '=', ownerKeyOf(owner))
    .where(isOneOf('basket.status', statuses))
    .orderBy('basket_line.id')
    .execute();

const current: readonly BasketStatus[] = ['Open', 'Frozen'];

type BasketRows = Awaited<ReturnType<typeof basketRows>>;

const toStoredBasket = (rows: BasketRows, owner: Owner): StoredBasket | null => {
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    owner,
    status: first.status === 'Frozen' ? 'Frozen' : 'Open',
    currency: first.currency,
    voucherCodes: first.voucher_codes === '[]' ? noCodes : fromJson(first.voucher_codes),
    shippingAddress: first.shipping_address === null ? null : fromJson(first.shipping_address),
    shippingMethodCode: first.shipping_method_code,
    dropPoint: first.drop_point === null ? null : fromJson(first.drop_point),
    creditActive: fromFlag(first.credit_active),
    lines: rows.flatMap(
      ({
        line_id,
        quantity,
        snapshot,
        added_price,
        line_created_at,
        size_id,
        size_title,
        size_version,
        size_cut_for,
        size_standard_base,
        size_wearer,
        size_wearer_id,
      }) =>
        line_id === null || quantity === null || snapshot === null || line_created_at === null
          ? []
          : [
              {
                id: line_id,
                quantity,
                snapshot: fromJson(snapshot),
                addedPrice: added_price === null ? null : fromJson(added_price),
                createdAt: line_created_at,
                size:
                  size_id === null || size_title === null || size_version === null
                    ? null
                    : {
                        id: size_id,
                        title: size_title,
                        version: size_version,
                        ...(size_wearer !== null && { wearer: size_wearer }),
                        ...(size_wearer_id !== null && { wearerId: size_wearer_id }),
                        ...storedCutFor(size_cut_for ?? undefined),
                        ...(size_standard_base !== null && { isStandard: true as const }),
                      },
              },
            ],
    ),
  };
};

/** An owner's current basket with its lines in insertion order, or null. One query. */
export const loadCurrentBasket = async (
  queries: Queries,
  owner: Owner,
): Promise<StoredBasket | null> => toStoredBasket(await basketRows(queries, owner, current), owner);

/** The basket saved for a customer while another of their baskets is being paid for. */
export const loadSavedBasket = async (
  queries: Queries,
  accountId: number,
): Promise<StoredBasket | null> => {
  const owner: Owner = { kind: 'customer', accountId };
  return toStoredBasket(await basketRows(queries, owner, ['Saved']), owner);
};

export const emptyBasket = (id: number, owner: Owner, currency: Currency): StoredBasket => ({
  id,
  owner,
  status: 'Open',
  currency,
  voucherCodes: noCodes,
  shippingAddress: null,
  shippingMethodCode: null,
  dropPoint: null,
  creditActive: false,
  lines: [],
});

/**
 * Creates a basket for an owner without one. Throws `DatabaseBusy`, so that the transaction is
 * retried, if another request creates it at the same time.
 */
export const createBasket = async (
  trx: Queries,
  owner: Owner,
  currency: Currency,
  now: Date,
): Promise<StoredBasket> => {
  const created = await trx
    .insertInto('basket')
    .values({
      account_id: owner.kind === 'customer' ? owner.accountId : null,
      guest_key: owner.kind === 'guest' ? owner.guestKey : null,
      status: 'Open',
      currency,
      voucher_codes: toJson(noCodes),
      shipping_address: null,
      shipping_method_code: null,
      drop_point: null,
      credit_active: 0,
      created_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new DatabaseBusy('another request created a basket for this owner');
  return emptyBasket(created.id, owner, currency);
};

export const loadOrCreateBasket = async (
  trx: Queries,
  owner: Owner,
  currency: Currency,
  now: Date,
): Promise<StoredBasket> =>
  (await loadCurrentBasket(trx, owner)) ?? (await createBasket(trx, owner, currency, now));

/** The sum of the quantities of an owner's lines; 0 without a basket. */
export const countPieces = async (queries: Queries, owner: Owner): Promise<number> => {
  const row = await queries
    .selectFrom('basket')
    .innerJoin('basket_line', 'basket_line.basket_id', 'basket.id')
    .select(({ fn }) => fn.sum<number | null>('basket_line.quantity').as('pieces'))
    .where(columnOf(owner), '=', ownerKeyOf(owner))
    .where(isOneOf('basket.status', current))
    .executeTakeFirst();
  return Number(row?.pieces ?? 0);
};
