import { normalizeVoucherCode, type Voucher } from '@tailorbird/domain/basket';
import { fromJson, toInstant, toJson } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';

export type StoredVoucher = Voucher & { readonly id: number };

/** The account and basket of a voucher use; the basket's own use does not count against it. */
export type VoucherUser = { readonly accountId: number | null; readonly basketId: number | null };

/**
 * The unique key of a single-use voucher, or of a customer's use of a once-per-customer
 * voucher. Null for others, whose uses are not limited.
 */
const exclusiveKey = (
  { id, usage }: Pick<StoredVoucher, 'id' | 'usage'>,
  accountId: number | null,
): string | null => {
  if (usage === 'single-use') return String(id);
  return usage === 'once-per-customer' && accountId !== null ? `${id}:${accountId}` : null;
};

/**
 * The vouchers with these codes, in the order of the codes, without unknown codes. One query,
 * and a second if uses are limited.
 */
export const findVouchers = async (
  queries: Queries,
  codes: readonly string[],
  user: VoucherUser,
): Promise<readonly StoredVoucher[]> => {
  if (codes.length === 0) return [];
  const rows = await queries
    .selectFrom('voucher')
    .selectAll()
    .where('code', 'in', [...codes])
    .execute();
  const keys = rows.flatMap((row) => exclusiveKey(row, user.accountId) ?? []);
  const taken = new Set(
    keys.length === 0
      ? []
      : (
          await queries
            .selectFrom('voucher_use')
            .select(['exclusive_key', 'basket_id'])
            .where('exclusive_key', 'in', keys)
            .execute()
        ).flatMap(({ exclusive_key, basket_id }) =>
          user.basketId !== null && basket_id === user.basketId ? [] : [exclusive_key],
        ),
  );
  return codes.flatMap((code) => {
    const row = rows.find((candidate) => candidate.code === code);
    if (!row) return [];
    const uses = taken.has(exclusiveKey(row, user.accountId) ?? '') ? 1 : 0;
    return [
      {
        id: row.id,
        code: row.code,
        name: row.name,
        benefit: fromJson(row.benefit),
        validFrom: row.valid_from,
        validUntil: row.valid_until,
        usage: row.usage,
        uses,
        usesByCustomer: uses,
      },
    ];
  });
};

export const findVoucher = async (
  queries: Queries,
  typed: string,
  user: VoucherUser,
): Promise<StoredVoucher | undefined> =>
  (await findVouchers(queries, [normalizeVoucherCode(typed)], user))[0];

/** Redeems a voucher; false if it was redeemed before or by a concurrent request. */
export const redeemVoucher = async (
  trx: Queries,
  voucher: StoredVoucher,
  user: VoucherUser,
  now: Date,
): Promise<boolean> => {
  const taken = await trx
    .insertInto('voucher_use')
    .values({
      voucher_id: voucher.id,
      account_id: user.accountId,
      basket_id: user.basketId,
      exclusive_key: exclusiveKey(voucher, user.accountId),
      created_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.column('exclusive_key').doNothing())
    .executeTakeFirst();
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export type NewVoucher = Pick<Voucher, 'code' | 'name' | 'benefit' | 'usage'> & {
  readonly validFrom: Date;
  readonly validUntil: Date;
};

export const createVouchers = async (
  trx: Queries,
  vouchers: readonly NewVoucher[],
): Promise<void> => {
  await trx
    .insertInto('voucher')
    .values(
      vouchers.map(({ code, name, benefit, validFrom, validUntil, usage }) => ({
        code,
        name,
        benefit: toJson(benefit),
        valid_from: toInstant(validFrom),
        valid_until: toInstant(validUntil),
        usage,
      })),
    )
    .execute();
};

export const usedVouchers = async (
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = await findVouchers(queries, codes, { accountId: null, basketId: null });
  return new Set(found.flatMap(({ code, uses }) => (uses > 0 ? [code] : [])));
};

/**
 * Ends an unused single-use voucher permanently; false if it was used. Concurrent redemption
 * and ending cannot both succeed.
 */
export const expireVoucher = async (trx: Queries, code: string, now: Date): Promise<boolean> => {
  const voucher = await findVoucher(trx, code, { accountId: null, basketId: null });
  if (
    !voucher ||
    voucher.uses > 0 ||
    !(await redeemVoucher(trx, voucher, { accountId: null, basketId: null }, now))
  )
    return false;
  await trx
    .updateTable('voucher')
    .set({ valid_until: toInstant(now) })
    .where('id', '=', voucher.id)
    .execute();
  return true;
};

/** Releases the vouchers of a basket after a failed payment. */
export const returnVouchers = async (trx: Queries, basketId: number): Promise<void> => {
  await trx.deleteFrom('voucher_use').where('basket_id', '=', basketId).execute();
};

/** Releases these vouchers after the basket's order was canceled. */
export const releaseOrderVouchers = async (
  trx: Queries,
  basketId: number,
  codes: readonly string[],
): Promise<void> => {
  await trx
    .deleteFrom('voucher_use')
    .where('basket_id', '=', basketId)
    .where(
      'voucher_id',
      'in',
      trx
        .selectFrom('voucher')
        .select('id')
        .where('code', 'in', [...codes]),
    )
    .execute();
};

export const listVouchers = async (
  queries: Queries,
): Promise<readonly Omit<Voucher, 'uses' | 'usesByCustomer'>[]> => {
  const rows = await queries.selectFrom('voucher').selectAll().orderBy('code').execute();
  return rows.map(({ code, name, benefit, usage, valid_from, valid_until }) => ({
    code,
    name,
    benefit: fromJson(benefit),
    usage,
    validFrom: valid_from,
    validUntil: valid_until,
  }));
};

/** Creates or changes a voucher; `percent` replaces the benefit, null keeps it. */
export const writeVoucher = async (
  trx: Queries,
  {
    code,
    name,
    percent,
    usage,
    validFrom,
    validUntil,
  }: Omit<NewVoucher, 'benefit'> & { readonly percent: number | null },
): Promise<void> => {
  const columns = {
    name,
    usage,
    valid_from: toInstant(validFrom),
    valid_until: toInstant(validUntil),
  };
  const benefit =
    percent === null
      ? {}
      : { benefit: toJson<Voucher['benefit']>({ kind: 'percentage', percent }) };
  const changed = await trx
    .updateTable('voucher')
    .set({ ...columns, ...benefit })
    .where('code', '=', code)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await createVouchers(trx, [
    {
      code,
      name,
      usage,
      validFrom,
      validUntil,
      benefit: { kind: 'percentage', percent: percent ?? 0 },
    },
  ]);
};
