import { type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { orderLinkMail } from '../mails/orderLink.ts';
import { findByAddress, typedOrder } from './findByAddress.ts';
import { type OrderAccessNeeds, orderLinkFor } from './orderAccess.ts';

/**
 * Mails the order's link to the address it was placed with if that address was entered. The
 * response never reveals whether the order exists.
 */
export const sendOrderLink = async (
  shop: OrderAccessNeeds & WithSettings & WithMailQueue,
  actor: Actor,
  asked: { readonly orderNumber: string; readonly email: string },
): Promise<Result<null, RateLimited>> => {
  const typed = typedOrder(asked);
  const counted = await countAttempt(shop, {
    kind: 'order-link',
    account: typed.email,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  const order = await findByAddress(shop.database.queries, typed);
  if (order) {
    const { locale, linkOrigin: origin } = actor;
    const { email: to, number: orderNumber } = order;
    const link = orderLinkFor(shop, orderNumber);
    const letter = {
      to,
      locale,
      write: (chosen: Locale) => orderLinkMail({ to, orderNumber, locale: chosen, origin, link }),
    };
    await shop.database.transaction((trx) => queueMail(trx, 'order-link', letter, shop.clock()));
    shop.mailQueued();
  }
  return ok(null);
};
