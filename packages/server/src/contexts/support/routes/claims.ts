import * as contract from '@tailorbird/contract/support';
import { type Locale, unreachable } from '@tailorbird/domain/kernel';
import type { Api } from '../../../platform/api/api.ts';
import { rateLimitedReply } from '../../../platform/api/rateLimitedReply.ts';
import { notFound, refusalReply, reply, toResponse } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { respond } from '../../../platform/http/respond.ts';
import type { WithMailQueue } from '../../../platform/mail/outbox.ts';
import { accessibleOrder, visibleOrder } from '../application/claimAccess.ts';
import { claimableOrders } from '../application/claimableOrders.ts';
import { type ClaimNotTaken, createClaim } from '../application/createClaim.ts';
import { mailOrderLink } from '../application/mailOrderLink.ts';
import { type PhotoNeeds, readPhoto, storePhoto } from '../application/photos/storePhoto.ts';
import { addReceipt, ownClaims, readClaim } from '../application/readClaims.ts';
import type { RemakeNeeds } from '../application/remakeLevies.ts';
import { photoHeaders } from './photoHeaders.ts';

export type ClaimNeeds = PhotoNeeds & RemakeNeeds & WithMailQueue;

const refusal = (failure: ClaimNotTaken, locale: Locale) => {
  switch (failure.kind) {
    case 'claim-refused':
      return reply(400, contract.toWireClaimRefused(failure.failures));
    case 'piece-not-claimable':
      return reply(409, { detail: 'A piece cannot be claimed, or is claimed already.' });
    case 'too-often':
      return rateLimitedReply(failure, locale);
    case 'sign-in-required':
    case 'permission-denied':
    case 'not-found':
      return refusalReply(failure);
    default:
      return unreachable(failure);
  }
};

export const claimRoutes = (api: Api, shop: ClaimNeeds): void => {
  route(api, contract.listRemakeEligibleOrders, async (call) => {
    const orders = await claimableOrders(shop, call, 'frg', undefined);
    return orders.ok
      ? reply(200, orders.value.map(contract.toWireClaimableOrder))
      : refusalReply(orders.failure);
  });

  route(api, contract.listClaimableOrders, async (call) => {
    const orders = await claimableOrders(shop, call, call.query.type, call.query.link);
    return orders.ok
      ? reply(200, orders.value.map(contract.toWireClaimableOrder))
      : refusalReply(orders.failure);
  });

  route(api, contract.addClaimPhoto, async (call) => {
    const { order, link } = call.query;
    const visible = await visibleOrder(shop, call, order, link);
    if (!visible.ok) return refusalReply(visible.failure);
    const kept = await storePhoto(shop, call, {
      orderNumber: order,
      read: call.body,
      receiptOf: null,
    });
    if (kept.ok) return reply(201, { id: kept.value });
    return kept.failure.kind === 'too-often'
      ? rateLimitedReply(kept.failure, call.locale)
      : reply(400, contract.toWirePhotoFailure(kept.failure));
  });

  route(
    api,
    contract.createClaim,
    async (call) => {
      const { sent, link } = contract.fromWireNewClaim(call.body);
      const claim = await createClaim(shop, call, sent, link ?? undefined);
      return claim.ok
        ? reply(201, contract.toWireClaim(claim.value))
        : refusal(claim.failure, call.locale);
    },
    {
      owns: (call, { order_number: number, link }) =>
        accessibleOrder(shop, call, number ?? '', link),
    },
  );

  route(api, contract.listClaims, async (call) => {
    const claims = await ownClaims(shop, call);
    return claims.ok
      ? reply(200, claims.value.map(contract.toWireClaim))
      : refusalReply(claims.failure);
  });

  route(api, contract.readClaim, async (call) => {
    const claim = await readClaim(shop, call, call.params.number, call.query.link);
    return claim.ok ? reply(200, contract.toWireClaim(claim.value)) : refusalReply(claim.failure);
  });

  route(api, contract.addClaimReceipt, async (call) => {
    const added = await addReceipt(shop, call, {
      number: call.params.number,
      link: call.query.link,
      read: call.body,
    });
    if (added.ok) return reply(201, contract.toWireClaim(added.value));
    const { failure } = added;
    switch (failure.kind) {
      case 'sign-in-required':
      case 'permission-denied':
      case 'not-found':
        return refusalReply(failure);
      case 'claim-settled':
        return reply(409, { detail: 'The claim is settled.' });
      case 'too-often':
        return rateLimitedReply(failure, call.locale);
      default:
        return reply(400, contract.toWirePhotoFailure(failure));
    }
  });

  route(api, contract.mailOrderLink, async (call) => {
    const { order_number, email, type } = call.body;
    const mailed = await mailOrderLink(shop, call, { orderNumber: order_number, email, type });
    return mailed.ok
      ? reply(200, { received: true as const })
      : rateLimitedReply(mailed.failure, call.locale);
  });

  api.add('GET', '/api/v1/dixa/claims/photos/{id}/', async (context) => {
    const { id = '' } = context.req.param();
    const visit = api.visit(context);
    const size = context.req.query('size') === 'thumbnail' ? 'thumbnail' : 'whole';
    if (!/^[\w-]{43}$/.test(id)) return toResponse(notFound);
    const photo = await readPhoto(shop, visit, { id, size, link: context.req.query('link') });
    return photo.ok ? respond(200, photo.value, photoHeaders) : toResponse(notFound);
  });
};
