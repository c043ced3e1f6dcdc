import { type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import type { ClaimType } from '@tailorbird/domain/support';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findByAddress, typedOrder } from '../../orders/index.ts';
import { orderLinkMail } from '../mails/claims.ts';
import { type AccessNeeds, orderLinkFor } from './claimAccess.ts';

/**
 * Mails the order's link to the address it was placed with if that address was entered. The
 * response never reveals whether the order exists.
 */
export const mailOrderLink = async (
  shop: AccessNeeds & WithSettings & WithMailQueue,
  actor: Actor,
  asked: { readonly orderNumber: string; readonly email: string; readonly type: ClaimType },
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
    const { email: to, number: orderNumber } = order;
    const letter = {
      to,
      orderNumber,
      type: asked.type,
      origin: actor.linkOrigin,
      link: orderLinkFor(shop, orderNumber),
    };
    const write = (locale: Locale) => orderLinkMail({ ...letter, locale });
    await shop.database.transaction((trx) =>
      queueMail(trx, 'order-link', { to, locale: actor.locale, write }, shop.clock()),
    );
    shop.mailQueued();
  }
  return ok(null);
};
