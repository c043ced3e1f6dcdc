import type { Api } from '../../platform/api/api.ts';
import { type ClaimNeeds, claimRoutes } from './routes/claims.ts';
import { inquiryRoutes } from './routes/inquiries.ts';
import { studioClaimRoutes } from './routes/studioClaims.ts';

/** Serves what people write to the house: by a form, and about what they ordered. */
export const supportRoutes = (api: Api, shop: ClaimNeeds): void => {
  inquiryRoutes(api, shop);
  claimRoutes(api, shop);
  studioClaimRoutes(api, shop);
};
