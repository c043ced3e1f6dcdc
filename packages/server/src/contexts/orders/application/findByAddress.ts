import type { Queries } from '../../../platform/database/database.ts';
import { findOrder, type StoredOrder } from '../store/orders.ts';

/** A number and an address as somebody without an account types them, as they are compared. */
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

/** The order of a number, where it was placed with this address. Whoever asks counts tries before, and answers the same for a wrong number and a wrong address. */
export const findByAddress = async (
  queries: Queries,
  { number, email }: ReturnType<typeof typedOrder>,
): Promise<StoredOrder | undefined> => {
  const order = await findOrder(queries, number);
  return order?.email.toLowerCase() === email ? order : undefined;
};
