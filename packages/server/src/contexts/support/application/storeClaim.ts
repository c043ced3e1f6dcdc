import { type Locale, sum } from '@tailorbird/domain/kernel';
import { paidForPieces } from '@tailorbird/domain/orders';
import type { ClaimType } from '@tailorbird/domain/support';
import type { Queries } from '../../../platform/database/database.ts';
import { letterToShop, queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { StoredOrder } from '../../orders/index.ts';
import { claimInboxMail, claimReceivedMail } from '../mails/claims.ts';
import { findClaim, findClaimByKey, insertClaim, type StoredClaimItem } from '../store/claims.ts';
import { type AccessNeeds, orderLinkFor } from './claimAccess.ts';
import { leviesIfRemade, type RemakeNeeds } from './remakeLevies.ts';
import { type ClaimableOrderLine, showClaim } from './showClaim.ts';

export type StoreClaimNeeds = AccessNeeds & WithSettings & WithMailQueue & RemakeNeeds;

export type ClaimedNow = Pick<ClaimableOrderLine, 'line' | 'before'> &
  Pick<StoredClaimItem, 'washConfirmed' | 'zones' | 'photos'> & { readonly pieces: number };

type Taken = {
  readonly key: string;
  readonly type: ClaimType;
  readonly order: StoredOrder;
  readonly actor: Actor;
  readonly comment: string;
  readonly items: readonly ClaimedNow[];
};

/**
 * Stores a claim and queues its mails, in the caller's transaction; returns its id, or that of
 * the earlier claim with the same key.
 */
export const storeClaim = async (
  trx: Queries,
  shop: StoreClaimNeeds,
  { key, type, order, actor, comment, items }: Taken,
  now: Date,
): Promise<number> => {
  const paid = items.map(({ line, before, pieces }) =>
    paidForPieces(line, { before, quantity: pieces }),
  );
  const id = await insertClaim(
    trx,
    {
      key,
      type,
      orderNumber: order.number,
      email: order.email,
      locale: actor.locale,
      origin: actor.linkOrigin,
      comment,
      value: sum(paid, order.total.currency),
      items: items.map(({ line, pieces, ...item }) => ({
        ...item,
        lineId: line.id,
        pieces: pieces === line.quantity ? null : pieces,
      })),
    },
    now,
  );
  const claim = id === undefined ? await findClaimByKey(trx, key) : await findClaim(trx, id);
  if (!claim) throw new Error('The stored claim is missing');
  if (id === undefined) return claim.id;
  const { origin, locale } = claim;
  const link = orderLinkFor(shop, order.number);
  const levies = claim.type === 'frg' ? leviesIfRemade(shop, claim, order) : null;
  const forHouse = claimInboxMail(
    showClaim(claim, order, levies, 'en'),
    origin,
    shop.settings.supportAddress,
  );
  await queueMail(trx, 'claim', letterToShop(forHouse), now);
  const received = (chosen: Locale) =>
    claimReceivedMail({
      claim: showClaim(claim, order, levies, chosen),
      locale: chosen,
      origin,
      link,
    });
  await queueMail(trx, 'claim-received', { to: order.email, locale, write: received }, now);
  return claim.id;
};
