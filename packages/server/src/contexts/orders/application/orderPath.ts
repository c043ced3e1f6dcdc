import type { WithClock } from '../../../platform/runtime/runtime.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import type { StoredOrder } from '../store/orders.ts';
import { orderLinkFor } from './orderAccess.ts';

/** Where mails about an order lead: a customer among their orders, a guest, on any device, by a signed link. */
export const orderPath = (
  shop: WithSigningKey & WithClock,
  { owner, number }: Pick<StoredOrder, 'owner' | 'number'>,
): string =>
  owner.kind === 'customer'
    ? `/profile/orders?order=${number}`
    : `/order?${new URLSearchParams({ order: number, link: orderLinkFor(shop, number) })}`;
