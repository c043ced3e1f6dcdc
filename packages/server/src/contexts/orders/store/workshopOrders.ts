import type { OrderStatus } from '@tailorbird/domain/orders';
import type { Queries } from '../../../platform/database/database.ts';
import { idOfOrderNumber, type StoredOrder, withParts } from './orders.ts';

const mostShown = 200;

/**
 * All customers' orders, oldest first: by status, by number, or by a word in the customer's
 * address.
 */
export const workshopOrders = async (
  queries: Queries,
  asked: { readonly statuses: readonly OrderStatus[]; readonly search: string },
): Promise<readonly StoredOrder[]> => {
  const ofStatus = queries
    .selectFrom('placed_order')
    .selectAll()
    .where('status', 'in', asked.statuses);
  const word = asked.search
    .trim()
    .toLowerCase()
    .replace(/[%_\\"]/g, '');
  // First and last name are adjacent in the stored JSON of an address.
  const name = word.replace(/\s+/, '","lastname":"');
  const found =
    word === ''
      ? ofStatus
      : ofStatus.where(({ eb, fn, or }) =>
          or([
            eb('id', '=', idOfOrderNumber(word) ?? 0),
            eb(fn<string>('lower', ['email']), 'like', `%${word}%`),
            eb(fn<string>('lower', ['content']), 'like', `%tname":"${name}%`),
          ]),
        );
  return await withParts(queries, await found.orderBy('id').limit(mostShown).execute());
};
