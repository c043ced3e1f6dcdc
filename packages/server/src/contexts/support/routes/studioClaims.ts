import * as contract from '@tailorbird/contract/support';
import type { Api } from '../../../platform/api/api.ts';
import { refusalReply, reply } from '../../../platform/api/reply.ts';
import { route } from '../../../platform/api/route.ts';
import { decideClaim } from '../application/decideClaim.ts';
import { allClaims } from '../application/readClaims.ts';
import type { ClaimNeeds } from './claims.ts';

export const studioClaimRoutes = (api: Api, shop: ClaimNeeds): void => {
  route(api, contract.listStudioClaims, async (call) => {
    const claims = await allClaims(shop, call, call.query.status);
    return claims.ok
      ? reply(200, claims.value.map(contract.toWireClaim))
      : refusalReply(claims.failure);
  });

  route(api, contract.decideClaim, async (call) => {
    const decided = await decideClaim(
      shop,
      call,
      call.params.number,
      contract.fromWireDecision(call.body),
    );
    if (decided.ok) return reply(200, contract.toWireClaim(decided.value));
    const { failure } = decided;
    switch (failure.kind) {
      case 'sign-in-required':
      case 'permission-denied':
      case 'not-found':
        return refusalReply(failure);
      case 'claim-settled':
        return reply(409, { detail: 'The claim is settled.' });
      default:
        return reply(400, contract.toWireDecisionFailure(failure));
    }
  });
};
