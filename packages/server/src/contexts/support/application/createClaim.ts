import type { SentClaim } from '@tailorbird/contract/support';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  type Claim,
  type ClaimFailure,
  checkClaim,
  checkClaimedQuantities,
} from '@tailorbird/domain/support';
import { attempt } from '../../../platform/database/attempt.ts';
import { countAttempt, type RateLimited } from '../../../platform/limits/attempts.ts';
import type { AccessRefused, NotFound } from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findClaim, findClaimByKey, type StoredClaim } from '../store/claims.ts';
import { freePhotos } from '../store/photos.ts';
import { accessibleOrder } from './claimAccess.ts';
import { claimableOf } from './claimableOrders.ts';
import { leviesOfClaim } from './remakeLevies.ts';
import { claimItemOf, showClaim } from './showClaim.ts';
import { type StoreClaimNeeds, storeClaim } from './storeClaim.ts';

export type ClaimNotTaken =
  | AccessRefused
  | NotFound
  | RateLimited
  | { readonly kind: 'claim-refused'; readonly failures: readonly ClaimFailure[] }
  | { readonly kind: 'piece-not-claimable' };

/**
 * Creates a claim about pieces of an order, once per form, with its mails (API-55). Photos must
 * have been uploaded for this order.
 */
export const createClaim = async (
  shop: StoreClaimNeeds,
  actor: Actor,
  sent: SentClaim,
  link: string | undefined,
): Promise<Result<Claim, ClaimNotTaken>> => {
  const { database, clock } = shop;
  const found = await accessibleOrder(shop, actor, sent.orderNumber, link);
  if (!found.ok) return found;
  const order = found.value;
  const known = await findClaimByKey(database.queries, sent.key);
  const shown = async (claim: StoredClaim): Promise<Claim> =>
    showClaim(
      claim,
      order,
      await leviesOfClaim(database.queries, shop, claim, order),
      actor.locale,
    );
  if (known)
    return known.orderNumber === order.number ? ok(await shown(known)) : err({ kind: 'not-found' });

  const free = await freePhotos(
    database.queries,
    order.number,
    sent.items.flatMap(({ photos }) => photos),
  );
  const checked = checkClaim({
    type: sent.type,
    orderNumber: order.number,
    comment: sent.comment,
    items: sent.items.flatMap(({ lineId, washConfirmed, photos }) =>
      order.lines
        .filter(({ id }) => id === lineId)
        .map((line) => ({
          ...claimItemOf(shop, line),
          washConfirmed,
          photos: [...new Set(photos)].filter((id) => free.has(id)).map(() => ({ uploaded: true })),
        })),
    ),
  });
  if (!checked.ok) return err({ kind: 'claim-refused', failures: checked.failure });
  const counted = await countAttempt(shop, { kind: 'claim', address: actor.networkAddress() });
  if (!counted.ok) return counted;

  const taken = await attempt<number, { readonly kind: 'piece-not-claimable' }>(
    database,
    async (trx, refuse) => {
      const now = clock();
      const before = await findClaimByKey(trx, sent.key);
      if (before) return before.id;
      const [claimable] = await claimableOf(trx, sent.type, [order], now);
      const lines = claimable?.lines ?? [];
      const open = checkClaimedQuantities(
        sent.items,
        lines.map((each) => ({ lineId: each.line.id, quantity: each.open })),
      );
      if (!open.ok) return refuse(open.failure);
      const items = sent.items.flatMap((item) =>
        lines
          .filter(({ line }) => line.id === item.lineId)
          .map(({ line, before }) => ({
            line,
            before,
            pieces: item.quantity,
            washConfirmed: item.washConfirmed,
            zones: null,
            photos: [...new Set(item.photos)].filter((photo) => free.has(photo)),
          })),
      );
      const { comment } = checked.value;
      return await storeClaim(
        trx,
        shop,
        { key: sent.key, type: sent.type, order, actor, comment, items },
        now,
      );
    },
  );
  if (!taken.ok) return taken;
  shop.mailQueued();
  const claim = await findClaim(database.queries, taken.value);
  return claim ? ok(await shown(claim)) : err({ kind: 'not-found' });
};
