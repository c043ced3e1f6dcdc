import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { Claim, ClaimStatus, PhotoFailure } from '@tailorbird/domain/support';
import type { RateLimited } from '../../../platform/limits/attempts.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findOrder, judgedOrder, ownOrders, type StoredOrder } from '../../orders/index.ts';
import { claimsAbout, claimsWith, findClaim, type StoredClaim } from '../store/claims.ts';
import { type AccessNeeds, accessibleOrder, visibleOrder } from './claimAccess.ts';
import { type PhotoNeeds, storePhoto, type TooManyFiles } from './photos/storePhoto.ts';
import { leviesOfClaim, type RemakeNeeds } from './remakeLevies.ts';
import { showClaim } from './showClaim.ts';

type Refused = AccessRefused | NotFound;

const showClaimToOwner = async (
  shop: AccessNeeds & RemakeNeeds,
  claim: StoredClaim,
  order: StoredOrder,
  { locale }: Actor,
): Promise<Claim> =>
  showClaim(claim, order, await leviesOfClaim(shop.database.queries, shop, claim, order), locale);

export const ownClaims = async (
  shop: AccessNeeds & RemakeNeeds,
  actor: Actor,
): Promise<Result<readonly Claim[], AccessRefused>> => {
  const orders = await ownOrders(shop, actor);
  if (!orders.ok) return orders;
  const byNumber = new Map(orders.value.map((order) => [order.number, order]));
  const claims = await claimsAbout(shop.database.queries, [...byNumber.keys()]);
  const shown: Claim[] = [];
  for (const claim of claims) {
    const order = byNumber.get(claim.orderNumber);
    if (order) shown.push(await showClaimToOwner(shop, claim, order, actor));
  }
  return ok(shown);
};

export const allClaims = async (
  shop: AccessNeeds & RemakeNeeds,
  actor: Actor,
  status: ClaimStatus,
): Promise<Result<readonly Claim[], AccessRefused>> => {
  const staff = requireStaff(await actor.visitor(), 'admins');
  if (!staff.ok) return staff;
  const { queries } = shop.database;
  const shown: Claim[] = [];
  for (const claim of await claimsWith(queries, status)) {
    const order = await findOrder(queries, claim.orderNumber);
    if (order) shown.push(await showClaimToOwner(shop, claim, order, actor));
  }
  return ok(shown);
};

const claimAndOrder = async (
  shop: AccessNeeds,
  number: string,
  see: (orderNumber: string) => Promise<Result<StoredOrder, Refused>>,
): Promise<Result<{ readonly claim: StoredClaim; readonly order: StoredOrder }, Refused>> => {
  const claim = await findClaim(shop.database.queries, Number(number));
  // Same answer for an inaccessible claim as for a missing one.
  if (!claim) return err({ kind: 'not-found' });
  const order = await see(claim.orderNumber);
  return order.ok ? ok({ claim, order: order.value }) : err({ kind: 'not-found' });
};

/**
 * A claim, for anyone with access to its order, and for staff. The link from a fit mail, which
 * may have been forwarded, opens first-piece claims without personal data.
 */
export const readClaim = async (
  shop: AccessNeeds & RemakeNeeds,
  actor: Actor,
  number: string,
  link: string | undefined,
): Promise<Result<Claim, Refused>> => {
  const found = await claimAndOrder(shop, number, (order) =>
    visibleOrder(shop, actor, order, link),
  );
  if (found.ok)
    return ok(await showClaimToOwner(shop, found.value.claim, found.value.order, actor));
  const judged = await claimAndOrder(shop, number, (order) =>
    judgedOrder(shop, actor, { number: order, link }),
  );
  if (!judged.ok || !judged.value.claim.items.some(({ zones }) => zones !== null)) return found;
  return ok({
    ...(await showClaimToOwner(shop, judged.value.claim, judged.value.order, actor)),
    email: '',
    receipts: [],
  });
};

export const addReceipt = async (
  shop: PhotoNeeds & RemakeNeeds,
  actor: Actor,
  {
    number,
    link,
    read,
  }: {
    readonly number: string;
    readonly link: string | undefined;
    readonly read: () => Promise<Uint8Array>;
  },
): Promise<
  Result<
    Claim,
    Refused | PhotoFailure | TooManyFiles | RateLimited | { readonly kind: 'claim-settled' }
  >
> => {
  const found = await claimAndOrder(shop, number, (order) =>
    accessibleOrder(shop, actor, order, link),
  );
  if (!found.ok) return found;
  const { claim, order } = found.value;
  if (claim.status === 'Settled') return err({ kind: 'claim-settled' });
  const kept = await storePhoto(shop, actor, {
    orderNumber: claim.orderNumber,
    read,
    receiptOf: claim.id,
  });
  if (!kept.ok) return kept;
  const after = await findClaim(shop.database.queries, claim.id);
  return ok(await showClaimToOwner(shop, after ?? claim, order, actor));
};
