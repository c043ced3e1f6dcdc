import type { Mail } from '../../../platform/mail/mail.ts';
import type { Letter } from '../../../platform/mail/outbox.ts';
import type { StoredOrder } from '../store/orders.ts';

/**
 * A mail to the buyer of an order, in the language of the order unless the customer chose
 * another one for mails.
 */
export const letterToBuyer = (order: StoredOrder, write: (order: StoredOrder) => Mail): Letter => ({
  to: order.email,
  locale: order.locale,
  write: (locale) => write({ ...order, locale }),
});
