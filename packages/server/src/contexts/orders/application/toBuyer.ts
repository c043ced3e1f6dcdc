import type { Mail } from '../../../platform/mail/mail.ts';
import type { Letter } from '../../../platform/mail/outbox.ts';
import type { StoredOrder } from '../store/orders.ts';

/** A mail about an order to who placed it: in the language they ordered in, unless they have chosen another for their mails. */
export const toBuyer = (order: StoredOrder, write: (order: StoredOrder) => Mail): Letter => ({
  to: order.email,
  locale: order.locale,
  write: (locale) => write({ ...order, locale }),
});
