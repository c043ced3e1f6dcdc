import type { Queries } from '../../../platform/database/database.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';

/** Order number and email address as typed by a guest, normalized for comparison. */
export const typedOrder = ({
  orderNumber,
  email,
}: {
  readonly orderNumber: string;
  readonly email: string;
}) => ({
  number: orderNumber.trim().replace(/^#/, ''),
  email: email.trim().toLowerCase(),
});

/**
 * The order with this number if it was placed with this address. Callers must limit attempts
 * and give the same answer for a wrong number and a wrong address.
 */
export const findByAddress = async (
  queries: Queries,
  { number, email }: ReturnType<typeof typedOrder>,
): Promise<StoredOrder | undefined> => {
  const order = await findOrder(queries, number);
  return order?.email.toLowerCase() === email ? order : undefined;
};
