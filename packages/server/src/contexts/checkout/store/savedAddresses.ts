import { type Address, type AddressField, addressFields } from '@tailorbird/domain/checkout';
import type { Selectable } from 'kysely';
import { type ColumnName, columnName, toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { SavedAddressRow } from '../tables.ts';

type Row = Selectable<SavedAddressRow>;
export type SavedAddress = { readonly id: number; readonly address: Address };

type Columns = Pick<Row, ColumnName<AddressField>>;

const toAddress = (row: Row): Address =>
  Object.fromEntries(addressFields.map((field) => [field, row[columnName(field)]])) as Address;
const columnsOf = (address: Address): Columns =>
  Object.fromEntries(addressFields.map((field) => [columnName(field), address[field]])) as Columns;

const mostSaved = 50;

export const addressesOf = async (
  queries: Queries,
  accountId: number,
): Promise<readonly SavedAddress[]> => {
  const rows = await queries
    .selectFrom('saved_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSaved)
    .execute();
  return rows.map((row) => ({ id: row.id, address: toAddress(row) }));
};

/** Saves the address of an order; a known one moves to the front. */
export const saveAddress = async (
  trx: Queries,
  accountId: number,
  address: Address,
  now: Date,
): Promise<void> => {
  const written = JSON.stringify(address);
  const known = (await addressesOf(trx, accountId)).find(
    (saved) => JSON.stringify(saved.address) === written,
  );
  if (known) {
    await trx
      .updateTable('saved_address')
      .set({ created_at: toInstant(now) })
      .where('id', '=', known.id)
      .execute();
    return;
  }
  await trx
    .insertInto('saved_address')
    .values({ account_id: accountId, ...columnsOf(address), created_at: toInstant(now) })
    .execute();
};
