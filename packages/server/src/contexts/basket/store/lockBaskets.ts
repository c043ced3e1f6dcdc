import type { Currency } from '@tailorbird/domain/kernel';
import { isOneOf } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { DatabaseBusy } from '../../../platform/database/failures.ts';
import { lockRows, locksRowsOnRead } from '../../../platform/database/lockRows.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import { createBasket, loadCurrentBasket, type StoredBasket } from './baskets.ts';

/**
 * Locks the unfinished baskets of these owners, and one more basket by its id, until the
 * transaction ends; returns their ids. Lock first, and read afterwards: every decision about a
 * basket, its lines, vouchers, credit and payments needs this lock.
 */
export const lockBaskets = async (
  trx: Queries,
  owners: readonly Owner[],
  basketId?: number,
): Promise<ReadonlySet<number>> => {
  const held = await lockRows(
    trx,
    trx
      .selectFrom('basket')
      .select('id')
      .where(({ eb, and, or }) =>
        or([
          ...(basketId === undefined ? [] : [eb('id', '=', basketId)]),
          // One condition per owner, so that each uses its index. Guest baskets are never saved.
          ...owners.flatMap((owner) =>
            owner.kind === 'customer'
              ? [
                  and([
                    eb('account_id', '=', owner.accountId),
                    isOneOf('status', ['Open', 'Frozen']),
                  ]),
                  and([eb('account_id', '=', owner.accountId), isOneOf('status', ['Saved'])]),
                ]
              : [
                  and([
                    eb('guest_key', '=', owner.guestKey),
                    isOneOf('status', ['Open', 'Frozen']),
                  ]),
                ],
          ),
        ]),
      )
      .orderBy('id'),
  );
  return new Set(held.map(({ id }) => id));
};

export const lockCurrentBasket = async (
  trx: Queries,
  owner: Owner,
): Promise<StoredBasket | null> => {
  if (locksRowsOnRead(trx)) return await loadCurrentBasket(trx, owner);
  const held = await lockBaskets(trx, [owner]);
  const basket = await loadCurrentBasket(trx, owner);
  if (basket && !held.has(basket.id)) throw new DatabaseBusy('another request created the basket');
  return basket;
};

export const lockOrCreateBasket = async (
  trx: Queries,
  owner: Owner,
  currency: Currency,
  now: Date,
): Promise<StoredBasket> =>
  (await lockCurrentBasket(trx, owner)) ?? (await createBasket(trx, owner, currency, now));
