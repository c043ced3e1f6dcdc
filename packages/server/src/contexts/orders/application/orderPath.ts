import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import type { StoredOrder } from '../store/orders.ts';
import { orderLinkFor } from './orderAccess.ts';

/**
 * Target of links in mails about an order: the order list for customers, a signed link for
 * guests, which works on any device.
 */
export const orderPath = (
  shop: WithSigningKey & WithClock,
  { owner, number }: Pick<StoredOrder, 'owner' | 'number'>,
): string =>
  owner.kind === 'customer'
    ? `/profile/orders?order=${number}`
    : `/order?${new URLSearchParams({ order: number, link: orderLinkFor(shop, number) })}`;
