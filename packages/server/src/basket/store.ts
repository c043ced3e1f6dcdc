import { type LineChange, type LineSnapshot, lineIdentity } from '@tailorbird/domain/basket';
import type { Address, DropPoint } from '@tailorbird/domain/checkout';
import type { Currency } from '@tailorbird/domain/kernel';
import type { Owner } from '../account/visitor.ts';
import { fromFlag, fromJson, isOneOf, toFlag, toInstant, toJson } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';
import type { BasketStatus } from './tables.ts';

/** A line as it is stored: what it costs is worked out each time (`priceStoredBasket`). */
export type StoredLine = {
  readonly id: number;
  readonly quantity: number;
  readonly snapshot: LineSnapshot;
  readonly createdAt: string;
  readonly size: { readonly id: number; readonly title: string } | null;
};

/** The one basket a customer or guest has, open or frozen. */
export type StoredBasket = {
  readonly id: number;
  readonly owner: Owner;
  readonly status: 'Open' | 'Frozen';
  /** Binding while the basket is frozen; an open one is priced in its visitor's currency. */
  readonly currency: Currency;
  readonly voucherCodes: readonly string[];
  readonly shippingAddress: Address | null;
  readonly shippingMethodCode: string | null;
  readonly dropPoint: DropPoint | null;
  readonly creditActive: boolean;
  readonly lines: readonly StoredLine[];
};

const ownerColumn = (owner: Owner): 'basket.account_id' | 'basket.guest_key' =>
  owner.kind === 'customer' ? 'basket.account_id' : 'basket.guest_key';
const ownerValue = (owner: Owner): number | string => (owner.kind === 'customer' ? owner.accountId : owner.guestKey);

const noCodes: readonly string[] = [];

const loadBasket = async (queries: Queries, owner: Owner, statuses: readonly BasketStatus[]): Promise<StoredBasket | null> => {
  const rows = await queries
    .selectFrom('basket')
    .leftJoin('basket_line', 'basket_line.basket_id', 'basket.id')
    .leftJoin('user_size', 'user_size.id', 'basket_line.user_size_id')
    .select([
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
      'basket_line.created_at as line_created_at',
      'user_size.id as size_id',
      'user_size.title as size_title',
    ])
    .where(ownerColumn(owner), '=', ownerValue(owner))
    .where(isOneOf('basket.status', statuses))
    .orderBy('basket_line.id')
    .execute();
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
    lines: rows.flatMap(({ line_id, quantity, snapshot, line_created_at, size_id, size_title }) =>
      line_id === null || quantity === null || snapshot === null || line_created_at === null
        ? []
        : [
            {
              id: line_id,
              quantity,
              snapshot: fromJson(snapshot),
              createdAt: line_created_at,
              size: size_id === null || size_title === null ? null : { id: size_id, title: size_title },
            },
          ],
    ),
  };
};

const current: readonly BasketStatus[] = ['Open', 'Frozen'];

/** The basket an owner has now, with its lines in the order they were added; null when there is none. One query. */
export const loadCurrentBasket = (queries: Queries, owner: Owner): Promise<StoredBasket | null> => loadBasket(queries, owner, current);

/** The basket a customer's own was put aside as, while another of theirs is being paid for. */
export const loadSavedBasket = (queries: Queries, accountId: number): Promise<StoredBasket | null> =>
  loadBasket(queries, { kind: 'customer', accountId }, ['Saved']);

/** The basket an owner has now, made if there is none. */
export const loadOrCreateBasket = async (trx: Queries, owner: Owner, currency: Currency, now: Date): Promise<StoredBasket> => {
  const known = await loadCurrentBasket(trx, owner);
  if (known) return known;
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id: created.id,
    owner,
    status: 'Open',
    currency,
    voucherCodes: noCodes,
    shippingAddress: null,
    shippingMethodCode: null,
    dropPoint: null,
    creditActive: false,
    lines: [],
  };
};

/** Sum of the quantities of an owner's lines; 0 without a basket. */
export const countPieces = async (queries: Queries, owner: Owner): Promise<number> => {
  const row = await queries
    .selectFrom('basket')
    .innerJoin('basket_line', 'basket_line.basket_id', 'basket.id')
    .select(({ fn }) => fn.sum<number | null>('basket_line.quantity').as('pieces'))
    .where(ownerColumn(owner), '=', ownerValue(owner))
    .where(isOneOf('basket.status', current))
    .executeTakeFirst();
  return Number(row?.pieces ?? 0);
};

/** The identity of a line that is to be kept apart from an equal one: what a merge leaves over. */
const identityBeside = (snapshot: LineSnapshot, taken: ReadonlySet<string>): string => {
  const identity = lineIdentity(snapshot);
  if (!taken.has(identity)) return identity;
  let beside = 2;
  while (taken.has(`${identity}#${beside}`)) beside += 1;
  return `${identity}#${beside}`;
};

/** Writes what the quantity rules decided; answers the basket as it then is. `sizes` names the sizes of new lines. */
export const changeLines = async (
  trx: Queries,
  basket: StoredBasket,
  changes: readonly LineChange[],
  sizes: ReadonlyMap<number, string>,
  now: Date,
): Promise<StoredBasket> => {
  let lines = basket.lines;
  const identities = new Set(lines.map(({ snapshot }) => lineIdentity(snapshot)));
  if (lines.length > identities.size) {
    // Only a basket with lines kept apart needs to know under which marks.
    const rows = await trx.selectFrom('basket_line').select('identity').where('basket_id', '=', basket.id).execute();
    for (const { identity } of rows) identities.add(identity);
  }
  for (const change of changes) {
    switch (change.kind) {
      case 'create': {
        const { snapshot, quantity } = change;
        const identity = identityBeside(snapshot, identities);
        identities.add(identity);
        const createdAt = toInstant(now);
        const { id } = await trx
          .insertInto('basket_line')
          .values({
            basket_id: basket.id,
            quantity,
            snapshot: toJson(snapshot),
            identity,
            user_size_id: snapshot.userSizeId,
            created_at: createdAt,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const sizeTitle = snapshot.userSizeId === null ? undefined : sizes.get(snapshot.userSizeId);
        const size = snapshot.userSizeId === null || sizeTitle === undefined ? null : { id: snapshot.userSizeId, title: sizeTitle };
        lines = [...lines, { id, quantity, snapshot, createdAt, size }];
        break;
      }
      case 'change': {
        const { id, quantity } = change;
        await trx.updateTable('basket_line').set({ quantity }).where('id', '=', id).execute();
        lines = lines.map((line) => (line.id === id ? { ...line, quantity } : line));
        break;
      }
      case 'remove':
        await trx.deleteFrom('basket_line').where('id', '=', change.id).execute();
        lines = lines.filter(({ id }) => id !== change.id);
        break;
    }
  }
  return { ...basket, lines };
};

export type BasketChoices = Partial<
  Pick<StoredBasket, 'voucherCodes' | 'shippingAddress' | 'shippingMethodCode' | 'dropPoint' | 'creditActive'>
>;

/** Writes what a customer chose for the whole basket; answers the basket as it then is. */
export const changeChoices = async (trx: Queries, basket: StoredBasket, choices: BasketChoices): Promise<StoredBasket> => {
  const changed: StoredBasket = { ...basket, ...choices };
  await trx
    .updateTable('basket')
    .set({
      voucher_codes: toJson(changed.voucherCodes),
      shipping_address: changed.shippingAddress && toJson(changed.shippingAddress),
      shipping_method_code: changed.shippingMethodCode,
      drop_point: changed.dropPoint && toJson(changed.dropPoint),
      credit_active: toFlag(changed.creditActive),
    })
    .where('id', '=', basket.id)
    .execute();
  return changed;
};

export const setBasketStatus = async (trx: Queries, basketId: number, status: BasketStatus): Promise<void> => {
  await trx.updateTable('basket').set({ status }).where('id', '=', basketId).execute();
};
