import type { StoredOrder } from '../store/orders.ts';

/** Where mails about an order lead: a guest reads it where they placed it, a customer among their own. */
export const orderPath = ({ owner, number }: Pick<StoredOrder, 'owner' | 'number'>): string =>
  owner.kind === 'customer'
    ? `/profile/orders?order=${number}`
    : `/checkout/thank-you?order_number=${number}`;
