import type { Address } from '@tailorbird/domain/checkout';
import type { Selectable } from 'kysely';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { SavedAddressRow } from '../tables.ts';

type Row = Selectable<SavedAddressRow>;
export type SavedAddress = { readonly id: number; readonly address: Address };

const toAddress = (row: Row): Address => ({
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  line1: row.line1,
  line2: row.line2,
  city: row.city,
  state: row.state,
  postcode: row.postcode,
  countryCode: row.country_code,
  phone: row.phone,
});

const columnsOf = (address: Address) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  line1: address.line1,
  line2: address.line2,
  city: address.city,
  state: address.state,
  postcode: address.postcode,
  country_code: address.countryCode,
  phone: address.phone,
});

const mostSaved = 50;

/** Addresses of a customer, the one used last first. */
export const addressesOf = async (queries: Queries, accountId: number): Promise<readonly SavedAddress[]> => {
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

/** Keeps an address an order was sent to; one that is known moves to the front. */
export const saveAddress = async (trx: Queries, accountId: number, address: Address, now: Date): Promise<void> => {
  const written = JSON.stringify(address);
  const known = (await addressesOf(trx, accountId)).find((saved) => JSON.stringify(saved.address) === written);
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
